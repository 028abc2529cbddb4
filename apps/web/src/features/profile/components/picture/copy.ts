import { ZOOM_MAX } from './crop.ts'

/** What is said while the part of a picture is chosen that is shown. */
export const pictureCopy = {
  title: 'Your picture',
  line: 'Drag it to where it should be. Colleagues see what is in the circle.',
  area: `The part that is shown. Arrow keys move it, plus and minus bring it nearer, up to ${ZOOM_MAX} times.`,
  zoom: 'Zoom',
  save: 'Save picture',
  cancel: 'Cancel',
  loading: 'Opening the picture',
  unreadable: 'This picture can’t be opened here. Please try it as a PNG, JPEG or WebP.',
} as const
