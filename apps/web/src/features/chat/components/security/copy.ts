/** Every word about whom one talks to. The code behind it is loaded when somebody asks. */
export const copy = {
  listLocale: 'en-GB',
  groupTitle: 'Who can read this',
  groupWhy: 'Only the people listed here can read what is written. Not even Umkreis can.',
  you: 'You',
  people: 'People',
  findPerson: 'Find somebody',
  nobodyFound: 'Nobody here is called that',
  verified: 'Verified',
  notVerified: 'Not compared yet',
  numberChanged: 'Number has changed',
  notSignedIn: 'Has not signed in yet',
  compare: 'Compare',
  compareWith: (name: string) => `Compare with ${name}`,
  policy: {
    'from-joining': 'New members can’t read earlier messages.',
    everything: 'New members can read earlier messages.',
  },

  numberTitle: (name: string) => `Safety number with ${name}`,
  numberWhy: (name: string) =>
    `${name} sees the same number on their side. If yours and theirs are the same, nobody stands between you.`,
  numberChangedWhy: (name: string) =>
    `You have compared this number before, and it is another one now. That happens when ${name} starts over on a new device. Compare it again before you write anything private.`,
  numberHow: 'Compare it side by side, or on a call where you know the voice. Not in a message.',
  numberLabel: 'Safety number',
  copyNumber: 'Copy',
  copied: 'Copied',
  copyFailed: 'The number could not be copied',
  qrLabel: (name: string) => `The safety number as a code, for ${name}’s camera`,
  scan: 'Scan their code',
  theyMatch: 'They match',
  unverify: 'Remove the mark',
  unverified: 'The mark is removed',
  isVerified: (name: string) => `You have compared this number with ${name}.`,
  nowVerified: (name: string) => `It is ${name}: the numbers match`,
  back: 'Back',
  again: 'Try again',
  close: 'Close',
  done: 'Done',
  loading: 'Working out the number',

  scanTitle: (name: string) => `Scan ${name}’s code`,
  scanWhy: (name: string) => `${name} opens this page for you and shows the code. Hold it in front of your camera.`,
  showNumber: 'Compare the digits instead',
  noFit: (name: string) => `This code doesn’t fit ${name}’s`,
  noFitWhy: (name: string) =>
    `Check that ${name} has opened the safety number with you, not with somebody else, and scan again. If it still doesn’t fit, somebody may be reading along: don’t write anything private here, and tell whoever looks after Umkreis in your company.`,

  noNumberYet: (name: string) => `${name} has not signed in yet`,
  noNumberYetWhy: 'There is a number to compare as soon as they have. What you write waits for them until then.',
  notReady: 'This device is not ready yet',
  notReadyWhy: 'The number can be shown once this device can open your messages.',
  failed: 'The number could not be loaded',
  changeFailed: 'That could not be remembered',

  advanced: 'Advanced',
  advancedText:
    'The 60 digits are made from the first key of each of you, by 5,200 rounds of SHA-256. They stay the same when one of you adds or loses a device, and change only when one of you starts over. What you have compared is remembered on this device, sealed, and nowhere else.',
} as const
