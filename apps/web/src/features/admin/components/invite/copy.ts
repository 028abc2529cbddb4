/** What inviting people says. */
export const inviteCopy = {
  grid: 'Add Excel grid',
  gridHint: 'All addresses of all its sheets, each once. You look through them before anything is sent.',
  reading: 'Reading the file',
  language: 'Language of the mail',
  languages: { en: 'English', de: 'Deutsch' },
  message: 'Add a message',
  messageLabel: 'Your message',
  messageHint: 'Stands in the mail. Up to 600 characters, no links.',
  previewFailed: 'Failed to load excel file preview',
  previewFailedTitle: 'The file can’t be taken',
  close: 'Close',
  review: {
    title: (count: number) => (count === 1 ? '1 address found' : `${count} addresses found`),
    file: (name: string, sheets: readonly string[]) =>
      `${name}, ${sheets.length === 1 ? 'sheet' : 'sheets'} ${sheets.map((sheet) => `“${sheet}”`).join(', ')}`,
    table: 'Addresses found',
    show: 'Show',
    tabs: { all: 'All', ready: 'Ready', members: 'Members', twice: 'Twice', fix: 'To fix' },
    row: 'Row',
    email: 'E-mail',
    sheet: 'Sheet',
    state: 'State',
    ready: 'Ready',
    member: 'Already a member',
    invited: 'Already invited',
    twice: (times: number) => (times === 2 ? 'Twice in the file, sent once' : `${times} times in the file, sent once`),
    mended: 'Mended',
    mend: (row: number, sheet: string) => `Address of row ${row} on ${sheet}`,
    leave: (value: string) => `Invite ${value}`,
    all: 'Invite everybody who can be',
    shown: (shown: number, count: number) => `The first ${shown} of ${count}`,
    cancel: 'Cancel',
    invite: 'Invite',
    inviteCount: (count: number) => (count === 1 ? 'Invite 1 person' : `Invite ${count} people`),
    inviting: 'Inviting',
    ring: (ready: number, count: number) => `${ready} of ${count} will be invited`,
  },
  success: {
    line: (count: number) => (count === 1 ? '1 person can join now.' : `${count} people can join now.`),
    others: (members: number, invited: number) =>
      [
        members > 0 ? `${members} ${members === 1 ? 'is a member' : 'are members'} already.` : '',
        invited > 0 ? `${invited} had been invited before.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    sending: 'Mails on their way',
    sent: (sent: number, total: number) => `${sent} of ${total} sent`,
    failed: (count: number) => `${count} could not be sent; you find them under “Invited”.`,
  },
} as const
