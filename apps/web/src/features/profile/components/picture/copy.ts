import { ZOOM_MAX } from './crop.ts'

/** What is said while the part of a picture is chosen that is shown. */
export const pictureCopy = {
  title: 'Your picture',
  line: 'Drag it to where it should be, or press on what belongs in the middle. Colleagues see what is in the circle.',
  area: `The part that is shown. Arrow keys move it, plus and minus bring it nearer, up to ${ZOOM_MAX} times.`,
  zoom: 'Zoom',
  save: 'Save picture',
  saving: 'Saving picture',
  edge: 'It goes no further.',
  place: (across: number, down: number, zoom: number) =>
    `In the middle: ${across} % from the left, ${down} % from the top. Zoom ${zoom} %.`,
  cancel: 'Cancel',
  loading: 'Opening the picture',
  unreadable: 'This picture can’t be opened here. Please try it as a PNG, JPEG or WebP.',
} as const
