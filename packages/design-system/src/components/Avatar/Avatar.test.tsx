import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Avatar } from './Avatar.tsx'
import { AvatarStack } from './AvatarStack.tsx'

const PIXEL =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="8"%3E%3Crect width="8" height="8"/%3E%3C/svg%3E'
const people = ['Ewa', 'Jonas', 'Karim', 'Aylin', 'Sven', 'Lena'].map((name) => ({ id: name, name }))

describe('Avatar', () => {
  it('is decoration beside a name, and a picture with a name where it stands alone', async () => {
    const { element, update } = mount(<Avatar name="Ewa Kowalska" />)
    expect(page.elementLocator(element).getByRole('img').elements()).toHaveLength(0)
    update(<Avatar name="Ewa Kowalska" label="Ewa Kowalska, online" presence="online" />)
    await expect.element(page.getByRole('img', { name: 'Ewa Kowalska, online' })).toBeVisible()
  })

  it('gives way to the initials when its picture does not load', async () => {
    const { element } = mount(<Avatar name="Ewa Kowalska" src="data:image/png;base64,broken" />)
    await expect.poll(() => element.textContent).toBe('EK')
    expect(element.querySelector('img')).toBeNull()
  })

  it('tries again with another picture', async () => {
    const { element, update } = mount(<Avatar name="Ewa Kowalska" src="data:image/png;base64,broken" />)
    await expect.poll(() => element.textContent).toBe('EK')
    update(<Avatar name="Ewa Kowalska" src={PIXEL} />)
    await expect.poll(() => element.querySelector('img')?.naturalWidth).toBe(8)
    expect(element.textContent).toBe('')
  })

  it('has the size it says, with and without a picture', () => {
    const { element } = mount(
      <>
        <Avatar name="Ewa" size={48} />
        <Avatar name="Ewa" size={48} src={PIXEL} />
      </>,
    )
    for (const { offsetWidth, offsetHeight } of element.children as HTMLCollectionOf<HTMLElement>) {
      expect([offsetWidth, offsetHeight]).toEqual([48, 48])
    }
  })
})

describe('AvatarStack', () => {
  it('draws the first four and counts the others', async () => {
    const { element } = mount(<AvatarStack people={people} label="Six people" />)
    await expect.element(page.getByRole('img', { name: 'Six people' })).toBeVisible()
    expect(element.querySelectorAll('svg')).toHaveLength(4)
    expect(element.textContent).toBe('EJKA+2')
  })

  it('counts nobody when all are drawn', () => {
    const { element } = mount(<AvatarStack people={people.slice(0, 4)} />)
    expect(element.textContent).not.toContain('+')
  })

  it('keeps a large count inside its circle', () => {
    const many = Array.from({ length: 1300 }, (_, index) => ({ id: String(index), name: 'Ewa' }))
    const { element } = mount(<AvatarStack people={many} size={24} />)
    const more = element.firstElementChild?.lastElementChild as HTMLElement
    expect(more.textContent).toBe('+1296')
    expect(more.scrollWidth).toBeLessThanOrEqual(more.clientWidth)
  })
})
