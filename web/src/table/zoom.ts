// How the board lies in its window: bounded zoom and pan.

export interface Size { width: number; height: number }
export interface Sight { zoom: number; x: number; y: number } // x and y: the board's top left corner in the window

export const CLOSEST = 6

/** The scale at which the whole board is seen. */
export function fitting(board: Size, room: Size): number {
  if (!board.width || !board.height || !room.width || !room.height) return 1
  return Math.min(room.width / board.width, room.height / board.height)
}

/** The nearest allowed place: not further out than the whole board, no empty water where there could be board. */
export function bounded(sight: Sight, board: Size, room: Size): Sight {
  const zoom = Math.max(1, Math.min(CLOSEST, sight.zoom))
  const scale = fitting(board, room) * zoom
  return {
    zoom,
    x: along(sight.x, board.width * scale, room.width),
    y: along(sight.y, board.height * scale, room.height),
  }
}

function along(at: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2
  return Math.min(0, Math.max(room - length, at))
}

/** Zoomed by a factor with the point (x, y) of the window staying where it is. */
export function zoomed(sight: Sight, factor: number, x: number, y: number, board: Size, room: Size): Sight {
  const zoom = Math.max(1, Math.min(CLOSEST, sight.zoom * factor))
  const by = zoom / sight.zoom
  return bounded({ zoom, x: x - (x - sight.x) * by, y: y - (y - sight.y) * by }, board, room)
}

export function panned(sight: Sight, dx: number, dy: number, board: Size, room: Size): Sight {
  return bounded({ zoom: sight.zoom, x: sight.x + dx, y: sight.y + dy }, board, room)
}
