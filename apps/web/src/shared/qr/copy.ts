/** What the camera's place says. */
export const copy = {
  picture: 'The camera’s picture. Hold the code in front of the camera; it is read by itself.',
  starting: 'Starting the camera',
  camera: {
    refused:
      'The camera is blocked. Allow it for this page in your browser’s settings and try again, or use another way.',
    missing: 'No camera was found on this device. Please use another way.',
    busy: 'The camera does not start. If another program uses it, close that one and try again, or use another way.',
    unsupported: 'This browser gives no camera to this page. Please use another way.',
  },
} as const
