import { Html5Qrcode, Html5QrcodeSupportedFormats } from 'html5-qrcode'
import { CameraError, cameraProblemOf } from './camera-error.ts'

/** Pictures of the camera that are looked at in a second: a code is found at once, and an old phone keeps up. */
const LOOKS_A_SECOND = 10

/**
 * Shows the camera's picture in an element and reads QR codes in it; the browser's own reader where it has one.
 *
 * @param elementId The empty element that the picture goes into.
 * @param onText Gets what stands in each code that is seen, again and again while it is held there.
 * @returns How to end it and give the camera back.
 * @throws {CameraError} If there is no picture.
 */
export async function startScanner(elementId: string, onText: (text: string) => void): Promise<() => Promise<void>> {
  if (typeof navigator.mediaDevices?.getUserMedia !== 'function') throw new CameraError('unsupported')
  const reader = new Html5Qrcode(elementId, {
    formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE],
    useBarCodeDetectorIfSupported: true,
    verbose: false,
  })
  try {
    await reader.start({ facingMode: 'environment' }, { fps: LOOKS_A_SECOND }, onText, undefined)
  } catch (cause) {
    throw new CameraError(cameraProblemOf(cause), { cause })
  }
  return async () => {
    await reader.stop()
    reader.clear()
  }
}
