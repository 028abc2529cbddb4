import { mount } from '@umkreis/design-system/testing'
import { useRef, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useSwipeAway } from './use-swipe-away.ts'

function Menu({ isOpen }: { isOpen: boolean }): ReactNode {
  const menu = useRef<HTMLDivElement>(null)
  useSwipeAway(menu, isOpen, () => undefined)
  return <div ref={menu} />
}

it('leaves nothing of a swipe in the middle of which it was closed', () => {
  const { element, update } = mount(<Menu isOpen />)
  const menu = element.firstElementChild as HTMLElement
  // The browser captures only real fingers.
  menu.setPointerCapture = () => undefined
  const touch = (type: string, clientX: number) =>
    menu.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', isPrimary: true, pointerId: 7, clientX }))
  touch('pointerdown', 0)
  touch('pointermove', 80)
  expect(menu.style.translate).toBe('80px')

  update(<Menu isOpen={false} />)
  expect([menu.style.translate, menu.style.transition]).toEqual(['', ''])
})
