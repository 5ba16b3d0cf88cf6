// Places on the board as the affine maps of SVG: (a b c d e f).

export type Matrix = readonly [number, number, number, number, number, number]

export const SAME: Matrix = [1, 0, 0, 1, 0, 0]

export interface Placed { x: number; y: number; turn?: number; scale?: number }

export function placed(at: Placed): Matrix {
  const scale = at.scale ?? 1
  const angle = ((at.turn ?? 0) * Math.PI) / 180
  const cos = Math.cos(angle) * scale
  const sin = Math.sin(angle) * scale
  return [cos, sin, -sin, cos, at.x, at.y]
}

export function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ]
}

export function inverse(m: Matrix): Matrix {
  const det = m[0] * m[3] - m[1] * m[2]
  if (Math.abs(det) < 1e-9) return SAME
  const [a, b, c, d] = [m[3] / det, -m[1] / det, -m[2] / det, m[0] / det]
  return [a, b, c, d, -(a * m[4] + c * m[5]), -(b * m[4] + d * m[5])]
}

export function alike(m: Matrix, n: Matrix): boolean {
  return m.every((value, k) => Math.abs(value - n[k]!) < (k < 4 ? 0.004 : 0.4))
}

/** As CSS wants it, and as the attribute. */
export function css(m: Matrix): string {
  return `matrix(${m.map((value) => +value.toFixed(4)).join(', ')})`
}
