// Pictures of the table as files that can be kept and shared anywhere: painted from the SVG that the server makes.
// The card is light enough for a messenger and says where the table is found; the picture is as large as it can be read.

import { ApiError, cardUrl, pictureUrl } from './api'

export type Size = 'card' | 'full'

const WIDEST = { card: 1200, full: 2400 } as const // pixels
const HEAVIEST = 220_000 // bytes of a card
const QUALITIES = [0.85, 0.75, 0.62, 0.5] // of a JPEG: the first one that is light enough
const FOOT = 0.04 // of the width: the strip at the foot of a card
const [DEEP, CREAM, BRASS] = ['#0c2a3a', '#f6eeda', '#e8c170']

/** Where a table is found, as people write it: without the scheme that every browser adds. */
export const addressOf = (origin: string, table: string): string => `${origin.replace(/^https?:\/\//, '')}/t/${table}`

async function painted(svg: string, widest: number, foot: string): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const by = Math.min(2, widest / image.naturalWidth)
  const canvas = document.createElement('canvas')
  const strip = foot ? Math.round(image.naturalWidth * by * FOOT) : 0
  canvas.width = Math.round(image.naturalWidth * by)
  const high = Math.round(image.naturalHeight * by)
  canvas.height = high + strip
  const pen = canvas.getContext('2d')!
  pen.drawImage(image, 0, 0, canvas.width, high)
  if (foot) {
    pen.fillStyle = DEEP
    pen.fillRect(0, high, canvas.width, strip)
    pen.textBaseline = 'middle'
    const edge = canvas.width * 0.015
    const write = (words: string, at: CanvasTextAlign, x: number, colour: string): void => {
      pen.fillStyle = colour
      pen.textAlign = at
      pen.font = `${Math.round(strip * 0.5)}px Georgia, 'Times New Roman', serif`
      pen.fillText(words, x, high + strip / 2, canvas.width * 0.75)
    }
    write('Roadstead', 'left', edge, BRASS)
    write(foot, 'right', canvas.width - edge, CREAM)
  }
  return canvas
}

const saved = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> =>
  new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), type, quality))

/** As good as is light enough. */
async function light(canvas: HTMLCanvasElement): Promise<Blob> {
  let found = await saved(canvas, 'image/jpeg', QUALITIES[0])
  for (const quality of QUALITIES.slice(1)) {
    if (found.size <= HEAVIEST) break
    found = await saved(canvas, 'image/jpeg', quality)
  }
  return found
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Share the picture where that is the custom (on a phone), or else download it. */
export async function sharePicture(table: string, name: string, title: string, size: Size): Promise<void> {
  const card = size === 'card'
  const answer = await fetch(card ? cardUrl(table) : pictureUrl(table))
  if (!answer.ok) throw new ApiError(answer.status, 'The picture could not be drawn.')
  const svg = await answer.text()
  const address = addressOf(location.origin, table)
  let file: File
  try {
    const canvas = await painted(svg, WIDEST[size], card ? address : '')
    file = card ? new File([await light(canvas)], `${name}.jpg`, { type: 'image/jpeg' }) : new File([await saved(canvas, 'image/png')], `${name}.png`, { type: 'image/png' })
  } catch {
    file = new File([svg], `${name}.svg`, { type: 'image/svg+xml' }) // a browser that cannot paint it can keep it all the same
  }
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title, text: `${location.origin}/t/${table}` }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) download(file, file.name)
    })
  } else download(file, file.name)
}
