import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Select } from '../Select/Select.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { Checkbox } from './Checkbox.tsx'

describe('choices by keyboard', () => {
  it('checks and switches with Space', async () => {
    mount(
      <>
        <input aria-label="Before" />
        <Checkbox>Terms</Checkbox>
        <Switch>Visible</Switch>
      </>,
    )
    await page.getByRole('textbox', { name: 'Before' }).click()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('checkbox', { name: 'Terms' })).toBeChecked()
    await expect.element(page.getByRole('switch', { name: 'Visible' })).toBeChecked()
  })

  it('walks through tabs with the arrows', async () => {
    mount(
      <Tabs
        label="Home"
        tabs={[
          { id: 'a', label: 'Notes', content: 'mine' },
          { id: 'b', label: 'Feed', content: 'ours' },
        ]}
      />,
    )
    await page.getByRole('tab', { name: 'Notes' }).click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('tab', { name: 'Feed' })).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('tabpanel', { name: 'Feed' })).toHaveTextContent('ours')
  })

  it('has one of the segments chosen at any time', async () => {
    function Period(): ReactNode {
      const [selected, onSelect] = useState<'m' | 'y'>('m')
      const segments = [
        { id: 'm', label: 'Monthly' },
        { id: 'y', label: 'Annually' },
      ] as const
      return <SegmentedControl label="Period" segments={segments} selected={selected} onSelect={onSelect} />
    }
    mount(<Period />)
    const [monthly, annually] = [
      page.getByRole('radio', { name: 'Monthly' }),
      page.getByRole('radio', { name: 'Annually' }),
    ]
    await annually.click()
    await expect.element(annually).toBeChecked()
    await annually.click()
    await expect.element(annually).toBeChecked()
    await expect.element(monthly).not.toBeChecked()
  })

  it('chooses from a list', async () => {
    function Role(): ReactNode {
      const [selected, onSelect] = useState('member')
      const list = [
        { id: 'member', label: 'Member' },
        { id: 'external', label: 'External' },
      ]
      return <Select label="Role" choices={list} selected={selected} onSelect={onSelect} />
    }
    mount(<Role />)
    const trigger = page.getByRole('button', { name: /Role/ })
    await expect.element(trigger).toHaveTextContent('Member')
    await trigger.click()
    await page.getByRole('option', { name: 'External' }).click()
    await expect.element(trigger).toHaveTextContent('External')
  })
})
