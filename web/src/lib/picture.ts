// A picture of the table as a file that can be kept and shared anywhere: drawn from the SVG that the server makes.

import { ApiError, pictureUrl } from './api'

const WIDEST = 2400 // pixels

async function painted(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const by = Math.min(2, WIDEST / image.naturalWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * by)
  canvas.height = Math.round(image.naturalHeight * by)
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Share the picture where that is the custom (on a phone), or else download it. */
export async function sharePicture(table: string, name: string, title: string): Promise<void> {
  const answer = await fetch(pictureUrl(table))
  if (!answer.ok) throw new ApiError(answer.status, 'The picture could not be drawn.')
  const svg = await answer.text()
  let file: File
  try {
    file = new File([await painted(svg)], `${name}.png`, { type: 'image/png' })
  } catch {
    file = new File([svg], `${name}.svg`, { type: 'image/svg+xml' }) // a browser that cannot paint it can keep it all the same
  }
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) download(file, file.name)
    })
  } else download(file, file.name)
}
