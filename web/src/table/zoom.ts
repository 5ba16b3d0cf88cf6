// How the board lies in its window: bounded zoom and pan.

import { LARGE } from './aim'

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

export interface Place { x: number; y: number; width: number; height: number } // on the board

/** A place that stands for an action. */
export interface Choosable extends Place { does: string }

/**
 * So close that these places fill the window, with some of the board round them: less of it where they would otherwise be
 * smaller than `least` pixels, or nearer to each other.
 */
export function framing(places: readonly Choosable[], board: Size, room: Size, least = 0): Sight {
  const around = together(places)
  const scale = fitting(board, room)
  const margin = 40 / scale // the toolbar, and a thumb
  const easy = fitting({ width: around.width + margin, height: around.height + margin }, room)
  const close = fitting(around, { width: Math.max(1, room.width - 40), height: Math.max(1, room.height - 40) })
  const zoom = Math.max(1, Math.min(CLOSEST, Math.max(easy, Math.min(close, least / tightest(places, easy))) / scale))
  const [x, y] = [around.x + around.width / 2, around.y + around.height / 2]
  return bounded({ zoom, x: room.width / 2 - x * scale * zoom, y: room.height / 2 - y * scale * zoom }, board, room)
}

/** How small the smallest of these is, or how near two of them are that do different things, but for what is large at this scale. */
function tightest(places: readonly Choosable[], scale: number): number {
  const small = places.filter(({ width, height }) => Math.min(width, height) * scale < LARGE)
  const sizes = small.map(({ width, height }) => Math.max(width, height))
  const gaps = small.flatMap((one, k) => small.slice(k + 1).filter((other) => other.does !== one.does).map((other) => apart(one, other)))
  return Math.max(1, Math.min(...sizes, ...gaps))
}

function apart(one: Place, other: Place): number {
  return Math.max(Math.abs(2 * (one.x - other.x) + one.width - other.width), Math.abs(2 * (one.y - other.y) + one.height - other.height)) / 2
}

/** The places in as few groups as need be for the small ones to be `least` pixels when a group fills the window. */
export function grouping<P extends Place>(places: readonly P[], least: number, board: Size, room: Size): P[][] {
  const small = Math.min(...places.map((place) => Math.max(place.width, place.height)))
  const filled = Math.max(room.width / board.width, room.height / board.height) // nothing but board is seen
  const scale = Math.min(Math.max(least / small, filled), fitting(board, room) * CLOSEST)
  const [across, down] = [(room.width - 40) / scale, (room.height - 40) / scale]
  const left = [...places].sort((a, b) => a.x - b.x || a.y - b.y)
  const groups: P[][] = []
  while (left.length) {
    const group = [left.shift()!]
    for (let k = 0; k < left.length; ) {
      const { width, height } = together([...group, left[k]!])
      if (width <= across && height <= down) group.push(...left.splice(k, 1))
      else k += 1
    }
    groups.push(group)
  }
  return groups
}

function together(places: readonly Place[]): Place {
  const x = Math.min(...places.map((place) => place.x))
  const y = Math.min(...places.map((place) => place.y))
  return {
    x, y,
    width: Math.max(...places.map((place) => place.x + place.width)) - x,
    height: Math.max(...places.map((place) => place.y + place.height)) - y,
  }
}

export function panned(sight: Sight, dx: number, dy: number, board: Size, room: Size): Sight {
  return bounded({ zoom: sight.zoom, x: sight.x + dx, y: sight.y + dy }, board, room)
}
