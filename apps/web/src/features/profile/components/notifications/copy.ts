import type { PushState } from '../../../../services/push/push.ts'

/** The words of how one writes and is told. */
export const notificationCopy = {
  title: 'Messages and notifications',
  line: 'On all your devices, unless it says otherwise.',
  sound: 'Sound',
  soundLine: 'A short tone for new messages.',
  push: 'Notices on this device',
  pushLine: {
    unsupported: 'This browser has none. On a phone, add Umkreis to the home screen first.',
    blocked: 'Your browser forbids them for this site. Allow them in its settings, then come back.',
    off: 'Tells you of new messages while Umkreis is not open. Your messages stay sealed: the notice says where, not what.',
    on: 'You are told of new messages while Umkreis is not open. The notice says where, not what.',
    changing: 'One moment',
  } satisfies Record<PushState, string>,
  digest: 'The week by mail',
  digestLine: 'On Monday mornings a mail with what happened in the feed; none where nothing did.',
  digestZone: (zone: string) =>
    `On Mondays at eight, by the clock of ${zone}. Each of these mails has a link that ends them.`,
  quiet: 'Quiet hours',
  quietLine: 'No sound and no notices in that time. Messages are counted all the same.',
  quietFrom: 'From',
  quietTo: 'To',
  quietZone: (zone: string) => `By the clock of ${zone}`,
  quietSame: 'Please choose two different times',
  receipts: 'Say what I have read',
  receiptsLine:
    'People see that their messages reached you and were read. Who does not say it does not see it of others.',
  typing: 'Show that I am writing',
  typingLine: 'Who does not show it does not see it of others.',
  organisationOff: 'Your organisation has switched this off for everybody.',
  forEverybody: 'For everybody in your organisation',
  forEverybodyLine: 'Only Managers see this part.',
  everybodyReceipts: 'People may see what was read',
  everybodyReceiptsLine: 'Each person can still keep it to themselves.',
  everybodyTyping: 'People may see who is writing',
  enter: 'Enter sends',
  enterOn: 'Shift and Enter begin a new line.',
  enterOff: 'Enter begins a new line; Ctrl and Enter send, ⌘ and Enter on a Mac.',
  saveFailed: (detail: string) => `That could not be saved. ${detail}`,
} as const
