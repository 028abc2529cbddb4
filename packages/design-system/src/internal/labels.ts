// The words of parts that most owners never name otherwise. In a build of another language `labels.de.ts` stands in.

export const CLOSE: string = 'Close'
export const CANCEL: string = 'Cancel'
export const LOADING: string = 'Loading'
export const NEW_TAB: string = '(opens a new tab)'
export const REMOVE: string = 'Remove'
export const REMOVE_REPLY: string = 'Remove reply'
export const SEND: string = 'Send'
export const ADD: string = 'Add'
export const SHOW_ALL: string = 'Show all'
export const NOTHING_FOUND: string = 'Nothing found'
export const PREVIOUS: string = 'Previous'
export const NEXT: string = 'Next'
export const MESSAGES: string = 'Messages'
export const ENCRYPTED: string = 'End-to-end encrypted'
export const GETTING_READY: string = 'Getting ready'
export const CODE: string = 'Code'
export const removeOf = (name: string): string => `Remove ${name}`
export const tooMany = (over: number): string => `${over} too many`
export const stepOf = (step: number, count: number): string => `Step ${step} of ${count}`
export const meets = (found: number, parts: number): string =>
  `meets ${found} of ${parts} ${parts === 1 ? 'part' : 'parts'}`
