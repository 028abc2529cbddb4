/** A camera to choose; `label` is empty where the browser does not tell. */
export interface CameraChoice {
  readonly id: string
  readonly label: string
}

/** Names in local storage the camera that was chosen on this device; it says nothing about a person. */
const CHOSEN_KEY = 'umkreis.camera'

/** All cameras of the device; their names are known once one was allowed. */
export async function listCameras(): Promise<readonly CameraChoice[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices?.()) ?? []
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }))
}

/** The camera that was chosen here before. */
export function loadChosenCamera(): string | undefined {
  return localStorage.getItem(CHOSEN_KEY) ?? undefined
}

/** Remembers a choice on this device. */
export function rememberChosenCamera(id: string): void {
  localStorage.setItem(CHOSEN_KEY, id)
}
