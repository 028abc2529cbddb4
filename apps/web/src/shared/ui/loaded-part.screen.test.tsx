import { ToastRegion } from '@umkreis/design-system'
import { mount } from '@umkreis/design-system/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LoadedPart } from './LoadedPart.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const show = (load: () => Promise<typeof Greeting>) => {
  const onFailure = vi.fn()
  mount(
    <>
      <p>The page</p>
      <LoadedPart load={load} props={{ name: 'Karim' }} onFailure={onFailure} />
      <ToastRegion />
    </>,
  )
  return onFailure
}

it('shows a part once its code has come', async () => {
  const onFailure = show(async () => Greeting)
  await expect.element(page.getByText('Hello Karim')).toBeVisible()
  expect(onFailure).not.toHaveBeenCalled()
})

it('says that the code is lost, and keeps the page around it', async () => {
  const onFailure = show(() => Promise.reject(new Error('The file is gone')))
  await expect.element(page.getByText('That did not work. Please try again.')).toBeVisible()
  await expect.element(page.getByText('The page')).toBeVisible()
  expect(onFailure).toHaveBeenCalledOnce()
})
