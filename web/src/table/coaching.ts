/** A chance of 1 in words: `31 %`; never quite nothing or everything while the game goes on. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance)
  if (whole <= 0 && chance > 0) return '< 1 %'
  if (whole >= 100 && chance < 1) return '> 99 %'
  return `${Math.min(100, Math.max(0, whole))} %`
}

/** A change of chance in points of a hundred: `+3.1`, `−0.4`. */
export function signed(change: number): string {
  const points = Math.round(1000 * change) / 10
  return `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points).toFixed(1)}`
}
