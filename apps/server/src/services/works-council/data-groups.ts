import type { DataName } from './data-places.ts'

/** Who decides about a switch: Managers for everybody, each person for themselves, or whoever runs the server. */
export const SWITCHES = {
  sessionDays: 'managers',
  managerFields: 'managers',
  visibility: 'person',
  receipts: 'managers',
  ownReceipts: 'person',
  typing: 'managers',
  ownTyping: 'person',
  messageDays: 'managers',
  fileDays: 'managers',
  push: 'person',
  quietHours: 'person',
  linkCards: 'managers',
  askedInFeed: 'person',
  ownDigest: 'person',
  coffeeProgramme: 'managers',
  coffeeMembership: 'person',
  embeddings: 'operator',
  ownInsights: 'person',
} as const satisfies Record<string, 'managers' | 'person' | 'operator'>

/** A switch, by its name in the declarations. */
export type SwitchName = keyof typeof SWITCHES

/** Whether the server can read something: all of it, all but what people say in it, or nothing that says anything. */
export type Reading = 'readable' | 'partly' | 'sealed'

/** What is declared of data beside its words. */
export interface DataDeclaration {
  reading: Reading
  switches: readonly SwitchName[]
}

type Chapters = Readonly<Record<string, Readonly<Partial<Record<DataName, DataDeclaration>>>>>

/** All that is processed, in the order in which it is told. */
export const CHAPTERS = {
  person: {
    account: { reading: 'readable', switches: ['visibility'] },
    profile: { reading: 'readable', switches: ['visibility', 'managerFields'] },
    pictures: { reading: 'readable', switches: [] },
    preferences: { reading: 'readable', switches: [] },
    signIns: { reading: 'readable', switches: ['sessionDays'] },
    invitations: { reading: 'readable', switches: [] },
  },
  conversation: {
    messages: { reading: 'partly', switches: ['messageDays'] },
    files: { reading: 'partly', switches: ['fileDays'] },
    conversations: { reading: 'readable', switches: [] },
    receipts: { reading: 'readable', switches: ['receipts', 'ownReceipts'] },
    typing: { reading: 'readable', switches: ['typing', 'ownTyping'] },
    keys: { reading: 'partly', switches: [] },
    push: { reading: 'readable', switches: ['push', 'quietHours'] },
    notes: { reading: 'sealed', switches: [] },
  },
  together: {
    feed: { reading: 'readable', switches: ['linkCards'] },
    votes: { reading: 'readable', switches: [] },
    reports: { reading: 'readable', switches: [] },
    questions: { reading: 'readable', switches: ['askedInFeed'] },
    digest: { reading: 'readable', switches: ['ownDigest'] },
    coffeeRounds: { reading: 'readable', switches: ['coffeeProgramme', 'coffeeMembership'] },
  },
  finding: {
    search: { reading: 'readable', switches: ['visibility', 'managerFields'] },
    houseWords: { reading: 'readable', switches: [] },
    meaning: { reading: 'readable', switches: ['embeddings', 'visibility', 'managerFields'] },
    insights: { reading: 'readable', switches: ['ownInsights', 'visibility'] },
    activity: { reading: 'readable', switches: [] },
  },
  running: {
    organisation: { reading: 'readable', switches: [] },
    billing: { reading: 'readable', switches: [] },
    audit: { reading: 'readable', switches: [] },
    mails: { reading: 'readable', switches: [] },
    logs: { reading: 'readable', switches: [] },
  },
} as const satisfies Chapters

/** A chapter, by its name in the declarations. */
export type ChapterName = keyof typeof CHAPTERS
