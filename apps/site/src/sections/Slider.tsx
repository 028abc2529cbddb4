import type { ReactNode } from 'react'
import * as styles from './Slider.css.ts'

/** {@link Slider}: the slides with their names, and the words of its controls. */
export interface SliderProps {
  /** What is shown one after another. */
  label: string
  slides: readonly { name: string; content: ReactNode; className?: string }[]
  /** Lays the slides out where there is room for all of them. */
  className: string
  copy: { pause: string; goTo: string }
}

/**
 * A list that becomes a row of slides on small screens. It scrolls without a script; `islands/slider.ts` lets it go on
 * by itself while it is seen, and adds the dots and the button that stops it.
 */
export function Slider({ label, slides, className, copy }: SliderProps) {
  return (
    <div className={styles.slider} data-island="slider">
      <ul className={`${styles.track} ${className}`} aria-label={label} data-track="">
        {slides.map((slide) => (
          <li key={slide.name} className={`${styles.slide} ${slide.className ?? ''}`}>
            {slide.content}
          </li>
        ))}
      </ul>
      <div className={styles.controls} data-controls="" hidden>
        <button type="button" className={styles.pause} aria-label={copy.pause} aria-pressed="false" data-pause="">
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className={styles.pauseIcon}>
            <path d="M3 2h3.5v12H3zM9.5 2H13v12H9.5z" />
          </svg>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className={styles.playIcon}>
            <path d="M4 2l10 6-10 6z" />
          </svg>
        </button>
        {slides.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            className={styles.dot}
            aria-label={`${copy.goTo} ${name}`}
            aria-current={index === 0}
            data-dot=""
          />
        ))}
      </div>
    </div>
  )
}
