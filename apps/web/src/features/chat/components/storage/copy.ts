import type { KeyStoreProblem } from '../../../../services/keys/key-store-error.ts'

type Words = { readonly title: string; readonly text: string }

/** What to say, and what to do, when a browser does not keep what opens messages. */
export const copy = {
  reload: 'Load again',
  advanced: 'Advanced',
  advancedText:
    'What opens your messages is kept in this browser’s IndexedDB, sealed under a key that WebCrypto does not hand out. Without both, nothing can be opened or written here.',
  problem: {
    unavailable: {
      title: 'This browser can’t keep your messages open',
      text: 'It stores nothing for this page, as in some private windows, or when cookies and site data are switched off. Open Umkreis in a normal window, or allow it to store data, and load the page again.',
    },
    insecure: {
      title: 'This address is not secure',
      text: 'Messages can only be opened when the address begins with https. Ask whoever gave you the address for the right one.',
    },
    full: {
      title: 'There is no room left on this device',
      text: 'What opens your messages could not be stored. Make some room, close private windows, and load the page again.',
    },
    cleared: {
      title: 'This browser has cleared what opens your messages',
      text: 'You can write on in this window. After the next visit you will need another device or your recovery code: have it at hand before you close this one.',
    },
    outdated: {
      title: 'Umkreis was updated in another tab',
      text: 'Load this page again to go on.',
    },
  } satisfies Record<KeyStoreProblem, Words>,
} as const
