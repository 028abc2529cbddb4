import { CircleMark } from '@umkreis/design-system'
import type { Language } from '../language/languages.ts'
import { linksIn } from '../links.ts'
import { portraitUrl } from '../portrait.ts'
import { spoken } from '../sections/section.css.ts'
import { searchCopy } from './copy.ts'
import { PEOPLE } from './people.ts'
import { type Answer, type Hit, createSearch } from './search-people.ts'
import * as styles from './SearchDemo.css.ts'

const search = createSearch(PEOPLE)

/**
 * A field to ask in, and the people of the demonstration who answer. The first question is answered at build time;
 * `islands/search-demo.ts` answers what is typed, by filling in the templates.
 *
 * @param shown How many of those found are shown before somebody asks.
 */
export function SearchDemo({ language, shown = 3 }: { language: Language; shown?: number }) {
  const copy = searchCopy[language]
  const [first = ''] = copy.questions
  const answer = search(first)
  return (
    <search>
      <form className={styles.demo} action={linksIn(language).search} data-island="search-demo">
        <p className={styles.field}>
          <CircleMark size={28} tone="brand" />
          <input
            className={styles.input}
            type="search"
            name="question"
            aria-label={copy.label}
            placeholder={copy.placeholder}
            defaultValue={first}
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
        <output
          className={styles.status}
          data-status=""
          data-found={copy.found}
          data-nobody={copy.nobody}
          data-read-as={copy.readAs}
        >
          {answer.hits.length} {copy.found}
        </output>
        <ol className={styles.hits} data-hits="">
          {answer.hits.slice(0, shown).map((hit) => (
            <HitRow key={hit.person.name} hit={hit} answer={answer} language={language} />
          ))}
        </ol>
        <template data-hit="">
          <HitRow language={language} />
        </template>
        <template data-proof="">
          <ProofRow />
        </template>
        <template data-unmet="">
          <UnmetRow about={copy.nothingAbout} />
        </template>
        <ul hidden data-fields="">
          {Object.entries(copy.fields).map(([field, name]) => (
            <li key={field} data-field={field}>
              {name}
            </li>
          ))}
        </ul>
        <p className={styles.honest}>{copy.honest}</p>
      </form>
    </search>
  )
}

function HitRow({ hit, answer, language }: { hit?: Hit; answer?: Answer; language: Language }) {
  const copy = searchCopy[language]
  return (
    <li className={styles.hit}>
      <img
        className={styles.portrait}
        src={hit ? portraitUrl(hit.person.portrait) : undefined}
        alt=""
        width="56"
        height="56"
        data-slot="portrait"
      />
      <div>
        <strong className={styles.name} data-slot="name">
          {hit?.person.name}
        </strong>
        <span className={styles.place} data-slot="place">
          {hit ? `${hit.person.position} · ${hit.person.city}` : ''}
        </span>
      </div>
      <span className={styles.score}>
        <span data-slot="score">{hit ? `${Math.round(hit.score * 100)}%` : ''}</span>
        <span className={spoken}> {copy.score}</span>
      </span>
      <ul className={styles.proofs} data-slot="proofs">
        {answer?.parts.map(({ asked }, part) => {
          const proof = hit?.proofs.find((each) => each.part === part)
          return proof ? (
            <ProofRow key={asked} {...proof} field={copy.fields[proof.field]} />
          ) : (
            <UnmetRow key={asked} about={copy.nothingAbout} asked={asked} />
          )
        })}
      </ul>
    </li>
  )
}

function ProofRow(proof: { field?: string; before?: string; mark?: string; after?: string }) {
  return (
    <li className={styles.proof}>
      <span className={styles.fieldName} data-slot="field">
        {proof.field}
      </span>
      <span>
        <span data-slot="before">{proof.before}</span>
        <mark className={styles.mark} data-slot="mark">
          {proof.mark}
        </mark>
        <span data-slot="after">{proof.after}</span>
      </span>
    </li>
  )
}

function UnmetRow({ about, asked = '' }: { about: string; asked?: string }) {
  return (
    <li className={styles.unmet}>
      <span aria-hidden="true">·····</span>
      <span>
        {about} “<span data-slot="asked">{asked}</span>”
      </span>
    </li>
  )
}
