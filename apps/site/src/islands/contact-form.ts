import { demoRequestSchema, newsletterRequestSchema, problemSchema } from '@umkreis/schemas'
import { getDotPath, safeParse } from 'valibot'
import { messagesDe } from './messages-de.ts'

/** A form that has come to life. */
export interface LiveForm {
  /** Checks, sends, and shows what came of it. A second call while the first is under way does nothing. */
  submit(): Promise<void>
}

const FAILED = 'Your request could not be sent. Please check your connection and try again.'
const SCHEMAS = { demo: demoRequestSchema, newsletter: newsletterRequestSchema } as const

/** Brings a contact form to life: messages under each field, one request at a time, thanks at the end. */
export function enliven(form: HTMLFormElement, send: typeof fetch = fetch): LiveForm {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  const label = button?.textContent ?? ''
  const schema = form.dataset.request === 'newsletter' ? SCHEMAS.newsletter : SCHEMAS.demo
  const translate = (message: string) =>
    (document.documentElement.lang === 'de' ? messagesDe[message] : undefined) ?? message
  let sending = false

  form.addEventListener('input', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return
    showError(form, event.target.name, '')
    showDone(form, false)
  })

  const show = (errors: readonly { path: string; message: string }[]) =>
    showErrors(
      form,
      errors.map(({ path, message }) => ({ path, message: translate(message) })),
    )

  return {
    async submit() {
      if (sending || !button) return
      showDone(form, false)
      const checked = safeParse(schema, Object.fromEntries(new FormData(form)), { abortPipeEarly: true })
      show(
        checked.success
          ? []
          : checked.issues.map((issue) => ({ path: getDotPath(issue) ?? '', message: issue.message })),
      )
      if (!checked.success) return
      sending = true
      button.setAttribute('aria-disabled', 'true')
      button.textContent = button.dataset.busyLabel ?? label
      try {
        const answer = await send(form.dataset.address ?? '', {
          method: 'POST',
          // Whoever answers does so in the language of the page.
          headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
          body: JSON.stringify(checked.output),
        })
        if (answer.ok) {
          form.reset()
          showDone(form, true)
          form.parentElement?.querySelector<HTMLDialogElement>('dialog[data-thanks]')?.showModal()
        } else {
          const problem = safeParse(problemSchema, await answer.json().catch(() => undefined))
          show(problem.success ? (problem.output.errors ?? []) : [])
          showFormError(form, translate(problem.success ? problem.output.detail : FAILED))
        }
      } catch {
        showFormError(form, translate(FAILED))
      } finally {
        sending = false
        button.removeAttribute('aria-disabled')
        button.textContent = label
      }
    },
  }
}

function showErrors(form: HTMLFormElement, errors: readonly { path: string; message: string }[]): void {
  showFormError(form, '')
  const fields = [...form.querySelectorAll('input')]
  for (const field of fields) {
    showError(form, field.name, errors.find(({ path }) => path === field.name)?.message ?? '')
  }
  fields.find((field) => field.getAttribute('aria-invalid') === 'true')?.focus()
}

function showError(form: HTMLFormElement, name: string, message: string): void {
  const field = form.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
  const place = form.querySelector(`[data-error-for="${CSS.escape(name)}"]`)
  if (message) field?.setAttribute('aria-invalid', 'true')
  else field?.removeAttribute('aria-invalid')
  if (place) place.textContent = message
}

function showFormError(form: HTMLFormElement, message: string): void {
  const place = form.querySelector('[data-form-error]')
  if (place) place.textContent = message
}

function showDone(form: HTMLFormElement, isDone: boolean): void {
  const place = form.querySelector<HTMLElement>('[data-done]')
  if (place) place.textContent = isDone ? (place.dataset.done ?? '') : ''
}
