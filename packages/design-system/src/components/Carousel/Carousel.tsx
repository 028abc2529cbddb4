import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause'
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { Button as AriaButton } from 'react-aria-components/Button'
import { IconButton } from '../Button/IconButton.tsx'
import { controls, dot, dots, root, slide, track, view } from './Carousel.css.ts'
import { movesByItself } from './carousel-state.ts'
import { useCarousel } from './use-carousel.ts'

/** The words of a {@link Carousel}, for another language. */
export interface CarouselWords {
  previous: string
  next: string
  pause: string
  play: string
  slide: (number: number, count: number) => string
}

/** {@link Carousel}: `label` names the whole, each slide's own `label` names what is on it. */
export interface CarouselProps {
  label: string
  slides: readonly { id: string; label: string; content: ReactNode }[]
  words?: CarouselWords
}

const ENGLISH: CarouselWords = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Let the slides move',
  slide: (number, count) => `${number} of ${count}`,
}

/**
 * Slides, one at a time. The next one comes after five seconds while the carousel is in view and nobody points at it,
 * is in it with the keyboard, has paused it or wants less movement. Arrow keys, swipes and dots change the slide too.
 */
export function Carousel({ label, slides, words = ENGLISH }: CarouselProps): ReactNode {
  const box = useRef<HTMLElement>(null)
  const viewId = useId()
  const [state, send, canMove] = useCarousel(box, slides.length)
  const startX = useRef<number>(undefined)
  const running = canMove && movesByItself(state)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') send({ type: 'previous' })
    else if (event.key === 'ArrowRight') send({ type: 'next' })
    else if (event.key === 'Home') send({ type: 'go', index: 0 })
    else if (event.key === 'End') send({ type: 'go', index: slides.length - 1 })
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches who is in it
    <section
      ref={box}
      className={root}
      aria-label={label}
      aria-roledescription="carousel"
      onPointerEnter={(event) => event.pointerType === 'mouse' && send({ type: 'hovered', on: true })}
      onPointerLeave={() => send({ type: 'hovered', on: false })}
      onFocus={(event) => event.target.matches(':focus-visible') && send({ type: 'focused', on: true })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) send({ type: 'focused', on: false })
      }}
    >
      <div
        id={viewId}
        className={view}
        aria-live={running ? 'off' : 'polite'}
        onPointerDown={(event) => {
          if (event.pointerType !== 'mouse') startX.current = event.clientX
        }}
        onPointerUp={(event) => {
          if (startX.current !== undefined) send({ type: 'swipe', px: event.clientX - startX.current })
          startX.current = undefined
        }}
        onPointerCancel={() => {
          startX.current = undefined
        }}
      >
        <div className={track} style={{ transform: `translateX(${-100 * state.index}%)` }}>
          {slides.map(({ id, label: name, content }, index) => (
            <div
              key={id}
              className={slide}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups controls, not words
              role="group"
              aria-roledescription="slide"
              aria-label={`${name}, ${words.slide(index + 1, slides.length)}`}
              inert={index !== state.index}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 ? (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for the buttons within
        <div className={controls} onKeyDown={onKeyDown}>
          {canMove ? (
            <IconButton
              label={state.paused ? words.play : words.pause}
              icon={state.paused ? <PlayIcon size={18} weight="fill" /> : <PauseIcon size={18} weight="fill" />}
              onPress={() => send({ type: state.paused ? 'play' : 'pause' })}
            />
          ) : null}
          <IconButton
            label={words.previous}
            aria-controls={viewId}
            icon={<CaretLeftIcon size={18} />}
            onPress={() => send({ type: 'previous' })}
          />
          <div className={dots}>
            {slides.map(({ id, label: name }, index) => (
              <AriaButton
                key={id}
                className={dot}
                aria-label={name}
                aria-controls={viewId}
                aria-current={index === state.index}
                onPress={() => send({ type: 'go', index })}
              />
            ))}
          </div>
          <IconButton
            label={words.next}
            aria-controls={viewId}
            icon={<CaretRightIcon size={18} />}
            onPress={() => send({ type: 'next' })}
          />
        </div>
      ) : null}
    </section>
  )
}
