/** What the camera's place says. */
export const copy = {
  picture: 'The camera’s picture. Hold the code in front of the camera; it is read by itself.',
  starting: 'Starting the camera',
  late: 'No code was read yet. Hold it flat and in good light, so that it fills the frame.',
  resting: {
    'out-of-sight': 'The camera is off while this page is out of sight.',
    interrupted: 'Something else uses the camera. It goes on here as soon as it can.',
    elsewhere: 'Another window scans now, and only one can.',
  },
  scanHere: 'Scan here',
  again: 'Try again',
  light: 'Light',
  cameraLabel: 'Camera',
  cameraNumber: (number: number) => `Camera ${number}`,
  choosePicture: 'Use a picture',
  readingPicture: 'Reading the picture',
  noCode: 'There is no QR code in this picture that can be read. Try one that is sharper, or shows the code larger.',
  noPicture: 'This file is not a picture that can be opened here. Use a PNG or a JPEG.',
  camera: {
    refused:
      'The camera is blocked. Allow it for this page in your browser’s settings and try again, or use another way.',
    missing: 'No camera was found on this device. Please use another way.',
    busy: 'The camera does not start. If another program uses it, close that one and try again, or use another way.',
    unsupported: 'This browser gives no camera to this page. Please use another way.',
  },
} as const
