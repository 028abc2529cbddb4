import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { DataList } from './DataList.tsx'

describe('DataList', () => {
  it('pairs each term with its value, and says what is not known', async () => {
    mount(
      <DataList
        empty="not said"
        entries={[
          { id: 'city', term: 'City', value: 'München' },
          { id: 'bio', term: 'Bio', value: '' },
          { id: 'groups', term: 'Groups', value: 0 },
        ]}
      />,
    )
    const pairs = [...document.querySelectorAll('dl > div')].map((pair) =>
      [...pair.children].map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    )
    expect(pairs).toEqual([
      ['DT City', 'DD München'],
      ['DT Bio', 'DD not said'],
      ['DT Groups', 'DD 0'],
    ])
    await expect.element(page.getByRole('term').first()).toHaveTextContent('City')
  })

  it('breaks a long word instead of growing', () => {
    const { element } = mount(
      <div style={{ width: 200 }}>
        <DataList
          entries={[{ id: 'a', term: 'Rechtsschutzversicherung', value: 'Seilbahnüberwachungsaufgabenübertragung' }]}
        />
      </div>,
    )
    expect(element.firstElementChild?.scrollWidth).toBe(200)
  })
})
