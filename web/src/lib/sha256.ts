// SHA-256 as hex. Browsers offer it only on secure origins; on a plain-http address in the house we do it ourselves.

const K = constants()

export const sha256 = (text: string): Promise<string> => sha256Of(new TextEncoder().encode(text))

/** Of bytes written as hex themselves. */
export const sha256OfHex = (text: string): Promise<string> =>
  sha256Of(Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16)))

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = globalThis.crypto?.subtle
  return subtle ? hex(new Uint8Array(await subtle.digest('SHA-256', bytes))) : sha256Plain(bytes)
}

export function sha256Plain(bytes: Uint8Array): string {
  const length = bytes.length
  const padded = new Uint8Array(((length + 9 + 63) >> 6) << 6)
  padded.set(bytes)
  padded[length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29))
  view.setUint32(padded.length - 4, (length << 3) >>> 0)

  const h = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]
  const w = new Int32Array(64)
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i)
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!
      const b = w[i - 2]!
      w[i] = (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)) + w[i - 7]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 16]!
    }
    let [a, b, c, d, e, f, g, k] = h as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const one = (k + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      k = g
      g = f
      f = e
      e = (d + one) | 0
      d = c
      c = b
      b = a
      a = (one + two) | 0
    }
    ;[a, b, c, d, e, f, g, k].forEach((value, i) => (h[i] = (h[i]! + value) | 0))
  }
  return h.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
function constants(): Int32Array {
  const found: number[] = []
  for (let n = 2; found.length < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (prime) found.push((Math.cbrt(n) % 1) * 2 ** 32)
  }
  return Int32Array.from(found, (x) => x | 0)
}
