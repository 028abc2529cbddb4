import type { ChoiceRefusal } from './logic/check-chosen.ts'
import type { FileFailure } from './logic/file-failure.ts'

/** The words of files that are sent and received; they come with the first file. */
export const fileCopy = {
  file: 'File',
  attached: 'Attached files',
  pictures: 'Attached pictures',
  position: (index: number, count: number) => `${index} of ${count}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  notDrawn: 'This picture can’t be shown here. It can be downloaded.',
  chosen: 'Files that go with your message',
  picture: (name: string) => `Picture: ${name}`,
  openPicture: (name: string) => `Open picture ${name}`,
  loadingPicture: (name: string) => `Loading picture ${name}`,
  download: (name: string) => `Download ${name}`,
  downloadPicture: 'Download',
  opening: (name: string) => `Downloading ${name}`,
  cancelOpening: (name: string) => `Stop downloading ${name}`,
  again: 'Retry',
  close: 'Close',
  remove: (name: string) => `Remove ${name}`,
  retryUpload: (name: string) => `Try to upload ${name} again`,
  uploading: (name: string) => `Uploading ${name}`,
  waiting: 'Waiting',
  uploaded: 'Ready to send',
  failure: {
    damaged: 'This file was damaged or changed on its way. It was not opened.',
    gone: 'This file is no longer there',
    unreachable: 'This file could not be loaded',
  } satisfies Record<FileFailure, string>,
  refused: ({ name, reason }: ChoiceRefusal): string =>
    ({
      size: `${name} was not taken: it is larger than 100 MB`,
      empty: `${name} was not taken: it is empty or a folder`,
      count: `${name} was not taken: ten files go with one message`,
    })[reason],
  leaveTitle: 'Leave before your files are sent?',
  leaveWhy: 'Files that you chose are not sent yet. They are lost if you leave now.',
  leave: 'Leave',
  stay: 'Stay',
} as const
