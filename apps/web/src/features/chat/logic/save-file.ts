/** How long a browser may take to begin with a download before its address is taken back. */
const TAKEN_AFTER_MS = 60_000

/** Lets the browser save bytes under a name. As bytes without a meaning: nothing that a message brings is opened by its type. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob.slice(0, blob.size, 'application/octet-stream'))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_AFTER_MS)
}
