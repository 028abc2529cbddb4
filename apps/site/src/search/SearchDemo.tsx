import { CircleMark } from '@umkreis/design-system'
import type { Evidence } from '@umkreis/schemas'
import { ringSegments } from '../arcs.ts'
import type { Language } from '../language/languages.ts'
import { linksIn } from '../links.ts'
import { portraitUrl } from '../portrait.ts'
import { spoken } from '../sections/section.css.ts'
import { type SearchCopy, searchCopy } from './copy.ts'
import { firstAnswers } from './first-answers.ts'
import { type Shown, describePart, fieldName, noteOf, pieces, unmetParts } from './describe-answer.ts'
import type { Answer, Hit } from './search.ts'
import * as styles from './SearchDemo.css.ts'

/**
 * A field to ask in, and the people of the demonstration who answer. The first question is answered at build time;
 * `islands/search-demo.ts` answers what is typed, by filling in the templates.
 *
 * @param shown How many of those found are shown before somebody asks.
 */
export function SearchDemo({ language, shown = 3 }: { language: Language; shown?: number }) {
  const copy = searchCopy[language]
  const answer = firstAnswers[language]
  return (
    <search>
      <form
        className={styles.demo}
        action={linksIn(language).search}
        data-island="search-demo"
        data-met={styles.met}
        data-unmet={styles.unmetSegment}
      >
        <p className={styles.field}>
          <CircleMark size={28} tone="brand" />
          <input
            className={styles.input}
            type="search"
            name="question"
            aria-label={copy.label}
            placeholder={copy.placeholder}
            defaultValue={copy.questions[0]}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button className={styles.ask} type="submit" aria-label={copy.ask}>
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" className={styles.arrow}>
              <path d="M5 12h14M13 6l6 6-6 6" />
            </svg>
          </button>
        </p>
        <div className={styles.tries}>
          <span className={styles.hint}>{copy.tryOne}</span>
          {copy.questions.slice(1).map((question) => (
            <button key={question} type="button" className={styles.question} data-question="">
              {question}
            </button>
          ))}
        </div>
        <div className={styles.read}>
          <output className={styles.status} data-status="">
            {copy.found(answer.total, Math.min(shown, answer.hits.length))}
          </output>
          <ul className={styles.parts} aria-label={copy.understood} data-parts="">
            {answer.parts.map((part, index) => (
              <PartChip key={part.label} shown={describePart(part, copy)} count={answer.parts.length} index={index} />
            ))}
          </ul>
        </div>
        <ol className={styles.hits} data-hits="">
          {answer.hits.slice(0, shown).map((hit) => (
            <HitRow key={hit.person.name} hit={hit} answer={answer} language={language} />
          ))}
        </ol>
        <template data-hit="">
          <HitRow language={language} />
        </template>
        <template data-part="">
          <PartChip />
        </template>
        <template data-proof="">
          <ProofRow language={language} />
        </template>
        <template data-mark="">
          <mark className={styles.mark} />
        </template>
        <template data-lacking="">
          <UnmetRow copy={copy} />
        </template>
        <p className={styles.honest}>{copy.honest}</p>
      </form>
    </search>
  )
}

/** The coverage ring: a segment for each part of the question, filled where it is met. */
function Ring({ count, isMet, size }: { count: number; isMet: (part: number) => boolean; size: 'large' | 'small' }) {
  return (
    <svg
      className={size === 'large' ? styles.ring : styles.segment}
      viewBox="0 0 100 100"
      aria-hidden="true"
      data-ring={size}
    >
      {ringSegments(count, size).map((d, part) => (
        <path key={d} d={d} className={isMet(part) ? styles.met : styles.unmetSegment} />
      ))}
    </svg>
  )
}

function PartChip({ shown, count = 0, index = 0 }: { shown?: Shown; count?: number; index?: number }) {
  return (
    <li className={styles.part}>
      <Ring count={count} isMet={(part) => part === index} size="small" />
      <span className={styles.kind} data-slot="kind">
        {shown?.kind}
      </span>
      <span data-slot="label">{shown?.label}</span>
    </li>
  )
}

function HitRow({ hit, answer, language }: { hit?: Hit; answer?: Answer; language: Language }) {
  const copy = searchCopy[language]
  const parts = answer?.parts ?? []
  return (
    <li className={styles.hit}>
      <span className={styles.ringed}>
        <Ring count={parts.length} isMet={(part) => hit?.met.includes(part) ?? false} size="large" />
        <img
          className={styles.portrait}
          src={hit ? portraitUrl(hit.person.portrait) : undefined}
          alt=""
          width="56"
          height="56"
        />
      </span>
      <div>
        <strong className={styles.name} data-slot="name">
          {hit?.person.name}
        </strong>
        <span className={styles.place} data-slot="place">
          {hit ? `${hit.person.position} · ${hit.person.city}` : ''}
        </span>
        <span className={spoken} data-slot="meets">
          {hit ? copy.meets(hit.met.length, parts.length) : ''}
        </span>
      </div>
      <span className={styles.score}>
        <span data-slot="score">{hit ? copy.share(Math.round(hit.score * 100)) : ''}</span>
        <span className={spoken}> {copy.score}</span>
      </span>
      <ul className={styles.proofs} data-slot="proofs">
        {hit?.evidence.map((evidence) => (
          <ProofRow
            key={`${evidence.part} ${evidence.field}`}
            evidence={evidence}
            count={parts.length}
            language={language}
          />
        ))}
        {hit && answer
          ? unmetParts(hit, answer).map(({ label }) => <UnmetRow key={label} copy={copy} asked={label} />)
          : null}
      </ul>
    </li>
  )
}

function ProofRow({ evidence, count = 0, language }: { evidence?: Evidence; count?: number; language: Language }) {
  return (
    <li className={styles.proof}>
      <Ring count={count} isMet={(part) => part === evidence?.part} size="small" />
      <span className={styles.fieldName} data-slot="field">
        {evidence ? fieldName(evidence.field, searchCopy[language]) : ''}
      </span>
      <span>
        <span data-slot="text">
          {evidence
            ? pieces(evidence).map(({ text, isMarked, start }) =>
                isMarked ? (
                  <mark key={start} className={styles.mark}>
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )
            : ''}
        </span>{' '}
        <span className={styles.note} data-slot="note">
          {evidence ? noteOf(evidence) : ''}
        </span>
      </span>
    </li>
  )
}

function UnmetRow({
  copy: { nothingAbout, quotes },
  asked = '',
}: {
  copy: Pick<SearchCopy, 'nothingAbout' | 'quotes'>
  asked?: string
}) {
  return (
    <li className={styles.unmet}>
      <span className={styles.dotted} aria-hidden="true" />
      <span>
        {nothingAbout} {quotes[0]}
        <span data-slot="asked">{asked}</span>
        {quotes[1]}
      </span>
    </li>
  )
}
