import type { BenchProfile } from './crowd.ts'
import { createRandom, pick } from './random.ts'
import { NOBODY, TOPICS, type Topic } from './topics.ts'

export type Slice = 'exact' | 'typing' | 'umlaut' | 'synonym' | 'cross' | 'several' | 'name' | 'nobody'

/** A question with how well each person answers it: 3 whom one hopes for, 2 who can do it, 1 who may help. */
export interface JudgedQuestion {
  slice: Slice
  text: string
  grades: ReadonlyMap<string, number>
}

/** Profiles with what only their author knows: what they really do. */
interface Author {
  profile: BenchProfile
  daily: string
  beside: readonly string[]
  city: string
  languages: readonly string[]
}

const PEOPLE = 1_000
const CITIES: readonly (readonly [written: string, english: string])[] = [
  ['München', 'Munich'],
  ['Berlin', 'Berlin'],
  ['Hamburg', 'Hamburg'],
  ['Köln', 'Cologne'],
  ['Leipzig', 'Leipzig'],
  ['Wien', 'Vienna'],
  ['Zürich', 'Zurich'],
  ['Nürnberg', 'Nuremberg'],
]
const LANGUAGES: readonly (readonly [german: string, english: string])[] = [
  ['Spanisch', 'Spanish'],
  ['Portugiesisch', 'Portuguese'],
  ['Türkisch', 'Turkish'],
  ['Polnisch', 'Polish'],
  ['Französisch', 'French'],
  ['Italienisch', 'Italian'],
]
const FIRST_NAMES =
  'Agnes Bruno Cem Dörte Emil Fatma Gernot Hülya Iwan Jette Konrad Liv Moritz Nele Otto Pia Quirin Rosa Silke Till Ursula Volker Wanda Xaver Yvonne Zeynep Aurelia Björn Cosima Detlef'.split(
    ' ',
  )
const LAST_NAMES =
  'Ahrens Böttcher Czaja Dührkop Engels Fröhlich Gundlach Hövel Ilgner Jürgens Köhler Lüders Möbius Nußbaum Öztürk Pörschke Quandt Rößler Süßmuth Thiele Uhlig Völkel Wüstenberg Yıldız Zöllner Bąk Šimek Nowak Ferreira Lindqvist Okafor Petrović Tanaka Alvarez Moreau Keller Baum Vogt Winkelmann Sauer'.split(
    ' ',
  )
const HOBBIES = {
  de: [
    'In der Mittagspause laufe ich.',
    'Ich trinke zu viel Kaffee.',
    'Fragt mich einfach.',
    'Seit zwölf Jahren hier.',
  ],
  en: ['I run at lunch.', 'Too much coffee.', 'Just ask me.', 'Twelve years here.'],
}

/** The people and questions, the same in each run. */
export function createRelevanceSet(): { profiles: BenchProfile[]; questions: JudgedQuestion[] } {
  const random = createRandom(1_907)
  const authors = Array.from({ length: PEOPLE }, (_, index) => createAuthor(index, random))
  return {
    profiles: authors.map(({ profile }) => profile),
    questions: [
      ...TOPICS.flatMap((topic) => askFor(topic, authors)),
      ...askForSeveral(authors, random),
      ...askForNames(authors, random),
      ...NOBODY.map((text): JudgedQuestion => ({ slice: 'nobody', text, grades: new Map() })),
    ],
  }
}

function createAuthor(index: number, random: () => number): Author {
  const language = random() < 0.55 ? 'de' : 'en'
  const daily = pick(TOPICS, (index + random()) / PEOPLE)
  const beside = Array.from({ length: Math.floor(random() * 3) }, () => pick(TOPICS, random())).filter(
    ({ id }) => id !== daily.id,
  )
  const city = pick(CITIES, random())
  const spoken = Array.from({ length: Math.floor(random() * 3) }, () => pick(LANGUAGES, random()))
  const voice = daily[language]
  const tells = random()
  // Some only list, some only tell, most do both; few name what they do in every way there is.
  const sentences = [
    ...(tells < 0.8 ? [pick(voice.says, random())] : []),
    pick(HOBBIES[language], random()),
    ...spoken.map(([german, english]) => (language === 'de' ? `Ich spreche ${german}.` : `I speak ${english}.`)),
  ]
  const tags = [
    ...(tells < 0.3 ? [] : [pick(voice.tags, random())]),
    ...beside.map((topic) => pick(topic[language].tags, random())),
  ]
  const userId = `author-${String(index).padStart(4, '0')}`
  return {
    daily: daily.id,
    beside: beside.map(({ id }) => id),
    city: city[0],
    languages: spoken.map(([german]) => german),
    profile: {
      userId,
      firstName: pick(FIRST_NAMES, random()),
      lastName: pick(LAST_NAMES, random()),
      position: tells < 0.3 || random() < 0.7 ? voice.job : '',
      city: city[0],
      country: city[0] === 'Wien' ? 'Österreich' : city[0] === 'Zürich' ? 'Schweiz' : 'Deutschland',
      skills: [...new Set(tags)],
      description: sentences.join(' '),
    },
  }
}

function gradeOf({ daily, beside }: Author, topic: Topic): number {
  if (daily === topic.id) return 3
  if (beside.includes(topic.id)) return 2
  return topic.near?.includes(daily) ? 1 : 0
}

function judge(authors: readonly Author[], gradeFor: (author: Author) => number): ReadonlyMap<string, number> {
  return new Map(
    authors.map((author) => [author.profile.userId, gradeFor(author)] as const).filter(([, grade]) => grade > 0),
  )
}

function askFor(topic: Topic, authors: readonly Author[]): JudgedQuestion[] {
  const grades = judge(authors, (author) => gradeOf(author, topic))
  return Object.entries(topic.asks).flatMap(([slice, texts]) =>
    (texts as readonly string[]).map((text): JudgedQuestion => ({ slice: slice as Slice, text, grades })),
  )
}

/** A thing and a place, a thing and a language, and all three, of people who exist. */
function askForSeveral(authors: readonly Author[], random: () => number): JudgedQuestion[] {
  const fitting = authors.filter(({ languages }) => languages.length > 0)
  return Array.from({ length: 40 }, (_, index): JudgedQuestion => {
    const wanted = pick(fitting, (index + random()) / 40)
    const topic = TOPICS.find(({ id }) => id === wanted.daily)
    const city = CITIES.find(([written]) => written === wanted.city)
    const language = LANGUAGES.find(([german]) => german === wanted.languages[0])
    if (!topic || !city || !language) throw new Error('Everybody does something somewhere')
    const thing = { de: topic.de.tags[0] ?? '', en: topic.en.tags[0] ?? '' }
    const [text, needs] = (
      [
        [`Wer kennt sich in ${city[0]} mit ${thing.de} aus?`, ['city']],
        [`${thing.en} in ${city[1]}`, ['city']],
        [`Wer macht ${thing.de} und spricht ${language[0]}?`, ['language']],
        [`someone who knows ${thing.en} and speaks ${language[1]}`, ['language']],
        [`${thing.de}, ${language[0]}, ${city[0]}`, ['city', 'language']],
      ] as const
    )[index % 5] ?? ['', []]
    const needed: readonly string[] = needs
    return {
      slice: 'several',
      text,
      grades: judge(authors, (author) => {
        const does = gradeOf(author, topic)
        const meets = [
          ...(needed.includes('city') ? [author.city === city[0]] : []),
          ...(needed.includes('language') ? [author.languages.includes(language[0])] : []),
        ]
        if (does >= 2 && meets.every(Boolean)) return does
        return does >= 2 && meets.some(Boolean) ? 1 : does >= 2 ? 1 : 0
      }),
    }
  })
}

/** Full names as they stand, without their signs, spelt out, mistyped, and family names alone. */
function askForNames(authors: readonly Author[], random: () => number): JudgedQuestion[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
  const spelt = (text: string) => text.replace(/[äöüÄÖÜß]/g, (letter) => (letter === 'ß' ? 'ss' : `${plain(letter)}e`))
  const swapped = (text: string) => `${text.slice(0, 3)}${text[4] ?? ''}${text[3] ?? ''}${text.slice(5)}`
  return Array.from({ length: 30 }, (_, index): JudgedQuestion => {
    const { firstName, lastName } = pick(authors, random()).profile
    const [text, isFull] = (
      [
        [`${firstName} ${lastName}`, true],
        [plain(`${firstName} ${lastName}`).toLowerCase(), true],
        [spelt(`${firstName} ${lastName}`), true],
        [`${firstName} ${swapped(lastName)}`, true],
        [lastName, false],
      ] as const
    )[index % 5] ?? ['', true]
    return {
      slice: 'name',
      text,
      grades: judge(authors, ({ profile }) => {
        if (profile.lastName !== lastName) return 0
        return !isFull || profile.firstName === firstName ? 3 : 1
      }),
    }
  })
}
