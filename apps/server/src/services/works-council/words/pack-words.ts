import type { CoffeeInterval } from '@umkreis/schemas'
import type { Language } from '../../language.ts'
import type { ChapterName, Reading, SwitchName } from '../data-groups.ts'
import type { DataName } from '../data-places.ts'
import { ENGLISH } from './english.ts'
import { GERMAN } from './german.ts'

/** What is said of data that is processed for one purpose. */
export interface DataWords {
  title: string
  data: string
  purpose: string
  seenBy: string
  kept: string
  /** Where it is beside the database, or what leaves the server. */
  elsewhere?: string
}

/** All that the works-council pack says. A language that says less does not compile. */
export interface PackWords {
  /** @param at Such as `2026-11-22`. */
  day: (at: string) => string
  chapters: Readonly<Record<ChapterName, string>>
  data: Readonly<Record<DataName, DataWords>>
  reading: Readonly<Record<Reading, string>>
  switches: Readonly<Record<SwitchName, Readonly<Record<'name' | 'place', string>>>>
  today: Readonly<Record<'people' | 'guests' | 'managers', string>>
  states: {
    on: string
    off: string
    never: string
    days: (days: number) => string
    names: (names: readonly string[]) => string
    none: string
    coffee: Readonly<Record<CoffeeInterval, string>>
    /** Of what each person has. */
    onForEach: string
    offForEach: string
    shownForEach: string
    noneForEach: string
  }
  page: {
    title: (organisation: string) => string
    heading: string
    subject: string
    at: (day: string) => string
    lead: readonly string[]
    today: string
    labels: Readonly<Record<'data' | 'purpose' | 'seenBy' | 'kept' | 'reading' | 'switches' | 'stored', string>>
    noSwitch: string
    foot: (page: number, pages: number) => string
  }
}

/** The works-council pack, in each language. */
export const PACK_WORDS: Readonly<Record<Language, PackWords>> = { en: ENGLISH, de: GERMAN }
