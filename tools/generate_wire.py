def typescript() -> str:
    return open("web/src/wire.ts").read()
