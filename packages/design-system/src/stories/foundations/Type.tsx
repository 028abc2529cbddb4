import type { ReactNode } from 'react'
import { Heading, Text } from '../../index.ts'
import { TYPE_STEPS, typeStyle, type TypeStep } from '../../tokens/typography.ts'
import { Code, type Column, Example, Facts, Page, Rules, Samples, Section } from './Page.tsx'
import { amount, column, even, facts, proportional, sample, step, steps, unbroken } from './type.css.ts'

const SAMPLES: Readonly<Record<TypeStep, readonly [words: string, use: string]>> = {
  meta: ['Gestern, 17:42 · gelesen von 3 Personen', 'Times, hints, chart axes; never smaller'],
  small: ['Produktleiterin, München', 'Second lines, labels, buttons, tags'],
  evidence: ['Hat die Kubernetes-Migration unserer Planung geleitet', 'Evidence: small, with room for marks'],
  body: [
    'Kannst du uns am Dienstag zeigen, wie ihr die Schichtübergabe löst?',
    'Messages, posts, fields, names in lists',
  ],
  title: ['Lena Obermüller', 'Names of people, titles of cards and charts'],
  section: ['Wer spricht Portugiesisch und kennt Kubernetes?', 'Dialogs, sections, the question'],
  page: ['Elf Fähigkeiten ruhen auf weniger als fünf Personen', 'Titles of pages'],
  large: ['Wen suchst du?', 'The question above the circle, key figures'],
  hero: ['Umkreis', 'The landing page, from 768 px'],
  heroSmall: ['Umkreis', 'The landing page, below 768 px'],
  price: ['4.776 €', 'The price'],
}

/** The steps of the scale, each with German words of the kind it is for. */
export function TypeScale(): ReactNode {
  return (
    <Page
      title="Type"
      lead="Familjen Grotesk speaks from 20 px up, Figtree does the reading below. Both are served by the product itself."
    >
      <Section title="The steps" text="Sizes are in rem: they follow the text size a reader has set.">
        <div className={steps}>
          {TYPE_STEPS.map((name) => (
            <Step key={name} name={name} />
          ))}
        </div>
      </Section>
    </Page>
  )
}

function Step({ name }: { name: TypeStep }): ReactNode {
  const { fontFamily, fontSize, lineHeight, fontWeight, letterSpacing } = typeStyle(name)
  const pixels = (rem: string) => Number.parseFloat(rem) * 16
  const [words, use] = SAMPLES[name]
  return (
    <div className={step}>
      <p className={facts}>
        <Code>{name}</Code> · {pixels(fontSize)}/{pixels(lineHeight)} ·{' '}
        {fontFamily.split("'")[1]?.replace(' Variable', '')} {fontWeight}
        {letterSpacing === '0' ? '' : ` · ${letterSpacing}`} · {use}
      </p>
      <Text size={name} lang="de" className={sample}>
        {words}
      </Text>
    </div>
  )
}

// Divided by hand as well, for a browser without a German dictionary.
const LONG =
  'Die Arbeits\u00ADunfähigkeits\u00ADbescheinigung wird ab dem ersten Krankheitstag an die Personal\u00ADabteilung weiter\u00ADgeleitet; Führungs\u00ADkräfte\u00ADentwicklung und Betriebs\u00ADrats\u00ADvorsitzende erhalten keine Einsicht.'

const SUMS = ['1.111,10 €', '4.776,00 €', '980,08 €', '17.171,71 €']

/** What German asks of type: hyphens, quotes, figures. */
export function TypeInGerman(): ReactNode {
  return (
    <Page
      title="German in small places"
      lead="German words run up to twice as long as English ones. Nothing is cut: buttons grow, labels wrap, words divide."
    >
      <Section
        title="Words divide where the language says so"
        text={
          <>
            Every text carries its own <Code>lang</Code>, each message too: without it a browser cannot know where to
            divide.
          </>
        }
      >
        <Samples wide>
          <Example verdict="do" title="With lang and hyphens: even edges, no gaps">
            <p className={column} lang="de">
              {LONG}
            </p>
          </Example>
          <Example verdict="dont" title="Without: long words are cut where the line ends, and nothing says so">
            <p className={unbroken} lang="de">
              {LONG.replaceAll('\u00AD', '')}
            </p>
          </Example>
        </Samples>
      </Section>
      <Section title="Figures of one width stand below each other" text="For times, counts, scores, prices and tables.">
        <Samples wide>
          <Example verdict="do" title="Tabular: tens below tens">
            <Sums className={even} />
          </Example>
          <Example verdict="dont" title="Proportional figures in a column">
            <Sums className={proportional} />
          </Example>
        </Samples>
      </Section>
      <Section title="Quotes, dashes, numbers">
        <Facts
          label="Quotes, dashes and numbers in both languages"
          columns={SPELLING_COLUMNS}
          rows={SPELLINGS}
          keyOf={([what]) => what}
        />
      </Section>
      <Section title="Lines end before the eye loses them">
        <Text reading lang="de">
          Lesetext ist höchstens 68 Zeichen breit. Wer länger liest, findet den Anfang der nächsten Zeile nicht mehr;
          wer kürzer setzt, zerhackt den Satz. Überschriften werden ausgewogen umbrochen, damit kein Wort allein steht.
        </Text>
        <Heading level={3} lang="de">
          Elf Fähigkeiten ruhen auf weniger als fünf Personen, und drei davon gehen im Herbst in Rente
        </Heading>
        <Rules
          rules={[
            'No capitals for emphasis, no letter-spaced labels, no italics: weight 600 is enough.',
            'Never below 12 px. Headings from 20 px up in Familjen Grotesk; below, its dots close.',
          ]}
        />
      </Section>
    </Page>
  )
}

function Sums({ className }: { className: string }): ReactNode {
  return (
    <div className={className}>
      {SUMS.map((sum) => (
        <p key={sum} className={amount}>
          {sum}
        </p>
      ))}
    </div>
  )
}

const money = (locale: string, amountInEuro: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(amountInEuro)
const share = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(0.425)
const day = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(2026, 2, 3))

const SPELLINGS: readonly (readonly [what: string, german: string, english: string])[] = [
  ['Quotes', '„Elf Fähigkeiten“', '“Eleven skills”'],
  ['Inside quotes', '‚Schicht‘', '‘shift’'],
  ['Dash', 'Dienstag – oder Mittwoch', 'Tuesday – or Wednesday'],
  ['Price', money('de', 4776), money('en', 4776)],
  ['Share', share('de'), share('en')],
  ['Day', day('de'), day('en-GB')],
  ['Time', '17:42', '17:42'],
]

const SPELLING_COLUMNS: readonly Column<(typeof SPELLINGS)[number]>[] = [
  { name: 'What', of: ([what]) => what },
  { name: 'German', figure: true, of: ([, german]) => <span lang="de">{german}</span> },
  { name: 'English', figure: true, of: ([, , english]) => english },
]
