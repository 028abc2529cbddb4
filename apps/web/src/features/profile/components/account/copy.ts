import { DELETION_GRACE_DAYS } from '@umkreis/schemas'

/** What stands about one's own data and the way out. */
export const dataCopy = {
  title: 'Your data',
  line: 'What Umkreis keeps of you, to take with you or to have deleted.',
  export: {
    title: 'Download your data',
    line: 'One ZIP file: your profile, groups, settings and sign-ins, your picture and notes, the messages that this device can read, and the files that you sent.',
    noMessages: 'Messages do not open here, so they are not in it.',
    start: 'Download',
    working: 'Gathering',
    done: 'Your data is downloaded',
    failed: 'Your data could not be gathered.',
  },
  remove: {
    title: 'Delete account',
    line: `You can change your mind for ${DELETION_GRACE_DAYS} days, by signing in. A mail says until when.`,
    open: 'Delete account',
    dialogTitle: 'Delete your account?',
    dialogLine: `You are signed out everywhere, and colleagues no longer find you. After ${DELETION_GRACE_DAYS} days everything goes for good; until then signing in takes it back.`,
    goes: 'Goes: your profile, picture, settings, notes, sign-ins, devices and keys, and what you wrote in the feed.',
    stays:
      'Stays: messages and files that you sent, in the conversations of the others, who alone can read them, and the public keys that they check them with; without your name.',
    confirm: 'Delete account',
    confirming: 'Deleting',
    keep: 'Keep account',
  },
} as const
