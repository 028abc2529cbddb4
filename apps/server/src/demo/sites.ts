import type { DISCIPLINES } from './disciplines/index.ts'
import type { CultureName } from './names.ts'

export type DisciplineName = keyof typeof DISCIPLINES

export interface Site {
  city: string
  country: string
  /** People here, those written by hand included. */
  headCount: number
  /** Share of profiles written in German. */
  german: number
  trades: readonly DisciplineName[]
  home: CultureName
  /** Share of people whose name comes from elsewhere. */
  elsewhere: number
}

/** Where Lindwerk works. A trade named twice is twice as frequent. */
export const SITES: readonly Site[] = [
  {
    city: 'München',
    country: 'Deutschland',
    headCount: 68,
    german: 0.6,
    trades: [
      'software',
      'software',
      'software',
      'platform',
      'data',
      'product',
      'projects',
      'sales',
      'finance',
      'people',
      'it',
      'safety',
      'mechanical',
      'electrical',
      'controls',
      'structures',
    ],
    home: 'german',
    elsewhere: 0.36,
  },
  {
    city: 'Leipzig',
    country: 'Deutschland',
    headCount: 48,
    german: 0.86,
    trades: [
      'manufacturing',
      'manufacturing',
      'manufacturing',
      'manufacturing',
      'quality',
      'quality',
      'mechanical',
      'mechanical',
      'electrical',
      'finance',
      'people',
      'controls',
    ],
    home: 'german',
    elsewhere: 0.2,
  },
  {
    city: 'Wien',
    country: 'Österreich',
    headCount: 22,
    german: 0.6,
    trades: ['safety', 'safety', 'data', 'sales', 'projects', 'structures', 'people', 'software'],
    home: 'austrian',
    elsewhere: 0.35,
  },
  {
    city: 'Hamburg',
    country: 'Deutschland',
    headCount: 17,
    german: 0.6,
    trades: ['product', 'product', 'projects', 'sales', 'software', 'data'],
    home: 'german',
    elsewhere: 0.35,
  },
  {
    city: 'Porto',
    country: 'Portugal',
    headCount: 15,
    german: 0,
    trades: ['software', 'software', 'platform', 'data', 'product', 'it'],
    home: 'portuguese',
    elsewhere: 0.15,
  },
  {
    city: 'Augsburg',
    country: 'Deutschland',
    headCount: 14,
    german: 0.75,
    trades: ['controls', 'controls', 'controls', 'electrical', 'platform', 'quality'],
    home: 'german',
    elsewhere: 0.3,
  },
  {
    city: 'Innsbruck',
    country: 'Österreich',
    headCount: 14,
    german: 0.85,
    trades: ['ropes', 'ropes', 'installation', 'service', 'structures', 'safety'],
    home: 'austrian',
    elsewhere: 0.15,
  },
  {
    city: 'Zürich',
    country: 'Schweiz',
    headCount: 9,
    german: 0.6,
    trades: ['controls', 'mechanical', 'sales', 'service'],
    home: 'swiss',
    elsewhere: 0.25,
  },
  {
    city: 'Grenoble',
    country: 'Frankreich',
    headCount: 8,
    german: 0,
    trades: ['mechanical', 'structures', 'service', 'ropes'],
    home: 'french',
    elsewhere: 0.15,
  },
  {
    city: 'Kraków',
    country: 'Polen',
    headCount: 8,
    german: 0,
    trades: ['software', 'data', 'quality', 'platform'],
    home: 'polish',
    elsewhere: 0.1,
  },
  {
    city: 'Bozen',
    country: 'Italien',
    headCount: 7,
    german: 0.6,
    trades: ['service', 'installation', 'installation', 'service'],
    home: 'southTyrolean',
    elsewhere: 0,
  },
  {
    city: 'Rosenheim',
    country: 'Deutschland',
    headCount: 6,
    german: 0.9,
    trades: ['structures', 'electrical', 'service'],
    home: 'german',
    elsewhere: 0.1,
  },
  {
    city: 'Gdańsk',
    country: 'Polen',
    headCount: 4,
    german: 0,
    trades: ['manufacturing', 'quality'],
    home: 'polish',
    elsewhere: 0,
  },
]

/** Where people who are not from their site's own culture come from. */
export const ELSEWHERE: readonly CultureName[] = [
  'turkish',
  'turkish',
  'arabic',
  'indian',
  'african',
  'vietnamese',
  'ukrainian',
  'spanish',
  'brazilian',
  'nordic',
  'persian',
  'polish',
  'french',
  'portuguese',
  'austrian',
]
