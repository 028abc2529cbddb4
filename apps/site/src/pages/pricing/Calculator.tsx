import { linksIn } from '../../links.ts'
import type { Language } from '../../language/languages.ts'
import { accentButton } from '../../root.css.ts'
import { spoken } from '../../sections/section.css.ts'
import { Check } from './Check.tsx'
import { pricingCopy } from './copy.ts'
import { PEOPLE_OPTIONS, SLIDER_MAX, formatEuros, monthlyCost, placeFor, yearlySaving } from './prices.ts'
import * as styles from './Calculator.css.ts'

const PEOPLE = 2400
const MARKS = [0, 5_000, 20_000, 50_000]

/** What so many people cost. The server of the page reckons the first number, `islands/calculator.ts` every other. */
export function Calculator({ language }: { language: Language }) {
  const copy = pricingCopy[language]
  const links = linksIn(language)
  const count = (people: number) => people.toLocaleString(language)
  return (
    <div className={styles.calculator} data-island="calculator">
      <div className={styles.form}>
        <fieldset className={styles.choice}>
          <legend className={spoken}>{copy.billing}</legend>
          <label className={styles.option}>
            <input className={styles.radio} type="radio" name="billing" value="monthly" id="billing-monthly" />
            <span className={styles.optionLabel}>{copy.monthly}</span>
          </label>
          <label className={styles.option}>
            <input className={styles.radio} type="radio" name="billing" value="annually" defaultChecked />
            <span className={styles.optionLabel}>
              {copy.annually} <span className={styles.save}>{copy.save}</span>
            </span>
          </label>
        </fieldset>
        <div className={styles.question}>
          <label htmlFor="people">
            <span className={styles.label}>{copy.howMany}</span>
            <span className={styles.hint}>{copy.range}</span>
          </label>
          <select id="people" className={styles.select} defaultValue={PEOPLE} autoComplete="off">
            {PEOPLE_OPTIONS.map((people) => (
              <option key={people} value={people}>
                {count(people)}
              </option>
            ))}
          </select>
        </div>
        <input
          className={styles.slider}
          type="range"
          min="0"
          max={SLIDER_MAX}
          step="5"
          defaultValue={placeFor(PEOPLE)}
          aria-label={copy.slider}
          aria-valuetext={count(PEOPLE)}
        />
        <div className={styles.marks} aria-hidden="true">
          {MARKS.map((people) => {
            const share = placeFor(people) / SLIDER_MAX
            // The thumb stays inside of the track: its middle goes from 16 px to 16 px before the end.
            return (
              <span
                key={people}
                className={styles.markAt}
                style={{ left: `calc(16px + (100% - 32px) * ${share.toFixed(3)})` }}
              >
                {count(people)}
              </span>
            )
          })}
        </div>
        <ul className={styles.checks}>
          {copy.included.map((feature) => (
            <Check key={feature}>{feature}</Check>
          ))}
        </ul>
      </div>
      <div className={styles.price}>
        <svg className={styles.lines} viewBox="0 0 160 150" aria-hidden="true">
          <circle cx="142" cy="2" r="96" className={styles.line1} />
          <circle cx="142" cy="2" r="66" className={styles.line2} />
        </svg>
        <p className={styles.muted}>
          <span data-slot="people">{count(PEOPLE)}</span> {copy.people},{' '}
          <span className={styles.whenMonthly}>{copy.billedMonthly}</span>
          <span className={styles.whenAnnually}>{copy.billedAnnually}</span>
        </p>
        <p aria-live="polite">
          <output className={styles.cost} data-slot="cost" htmlFor="people">
            {formatEuros(monthlyCost(PEOPLE, 'annually'), language)}
          </output>
          <span className={styles.muted}>
            {copy.perMonth}, <span className={styles.whenMonthly}>{copy.perPersonMonthly}</span>
            <span className={styles.whenAnnually}>{copy.perPersonAnnually}</span>
          </span>
        </p>
        <p className={styles.saving}>
          <span className={styles.whenMonthly}>{copy.savingMonthly}</span>
          <span className={styles.whenAnnually}>{copy.savingAnnually}</span>
          <span className={styles.sum} data-slot="saving">
            {formatEuros(yearlySaving(PEOPLE), language)}
          </span>
        </p>
        <a className={accentButton} href={links.booking}>
          {copy.book}
        </a>
        <p className={styles.small}>{copy.invoice}</p>
        <noscript>
          <p className={styles.small}>{copy.noScript}</p>
        </noscript>
      </div>
    </div>
  )
}
