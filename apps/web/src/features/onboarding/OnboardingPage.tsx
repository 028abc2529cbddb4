import { valibotResolver } from '@hookform/resolvers/valibot'
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { Button, Heading, ProgressDots, Stack, Text, VisuallyHidden, Wordmark } from '@umkreis/design-system'
import { createProfileSuggestions } from '@umkreis/api-client/account'
import { profileFormSchema, type ProfileForm } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { Fragment, useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { useApi } from '../../services/api.ts'
import { takeScan } from '../../services/kept-scan.ts'
import { currentUserAtom, mergeUserAtom, signOutAtom } from '../../services/session.ts'
import { FormError } from '../../shared/form/FormError.tsx'
import { useRecheck } from '../../shared/form/use-recheck.ts'
import { useSubmit } from '../../shared/form/use-submit.ts'
import { ImportButton } from '../../shared/profile/import/ImportButton.tsx'
import { takeIntoForm } from '../../shared/profile/import/take-into-form.ts'
import { paths } from '../../shared/paths.ts'
import { SkillCircle } from '../../shared/profile/SkillCircle.tsx'
import { SuggestProfileValuesContext } from '../../shared/profile/suggested-values.ts'
import { AboutStep } from './components/AboutStep.tsx'
import {
  actions,
  back,
  brand,
  circle,
  column,
  form as formStyle,
  frame,
  head,
  main,
  title,
} from './components/onboarding.css.ts'
import { PlaceStep } from './components/PlaceStep.tsx'
import { SkillsStep } from './components/SkillsStep.tsx'
import { copy } from './copy.ts'
import { type Answers, forgetAnswers, keepAnswers, loadAnswers } from './logic/kept-answers.ts'
import { STEP_FIELDS, isLastStep, type Step } from './logic/steps.ts'

/** Three steps to a profile by which one can be found. Whatever fails, nothing typed is lost. */
export function OnboardingPage(): ReactNode {
  const api = useApi()
  const user = useAtomValue(currentUserAtom)
  const mergeUser = useSetAtom(mergeUserAtom)
  const signOut = useSetAtom(signOutAtom)
  const [kept] = useState(() => loadAnswers(window.sessionStorage, user.userId))
  const [step, setStep] = useState<Step>(kept?.step ?? 0)
  const [typedSkill, setTypedSkill] = useState('')
  const [takenCount, setTakenCount] = useState(0)
  const suggest = useMemo(() => createProfileSuggestions(api), [api])
  const form = useForm({
    resolver: valibotResolver(profileFormSchema),
    defaultValues: kept?.values ?? {
      firstName: user.firstName,
      lastName: user.lastName,
      description: user.description,
      linkedInUrl: user.linkedInUrl,
      position: user.position,
      skills: user.skills,
      country: user.country,
      city: user.city,
    },
  })
  const { control, formState } = form
  useRecheck(form)
  const [firstName, lastName, skills] = useWatch({ control, name: ['firstName', 'lastName', 'skills'] })
  const heading = useFocusOnChange(step)
  useScanOfOtherTab()
  // No field is ever taken out of the form, so all of them are there.
  const typed = useWatch({ control }) as Answers['values']
  useEffect(() => {
    keepAnswers(window.sessionStorage, user.userId, { step, values: typed })
  }, [step, typed, user.userId])

  const finish = useSubmit(form, async (values) => {
    const saved = await api.users.update(values)
    forgetAnswers(window.sessionStorage)
    // Without a city from the server's answer the guard would lead back here.
    mergeUser({ ...values, ...saved })
  })

  const take = (values: Partial<ProfileForm>) => {
    takeIntoForm(form, values)
    // Fields that offer a list keep what was typed in them; new ones show what is in the form.
    setTakenCount((count) => count + 1)
  }
  const goOn = async (event: FormEvent) => {
    event.preventDefault()
    const isComplete = await form.trigger(STEP_FIELDS[step], { shouldFocus: true })
    if (isComplete && !isLastStep(step)) setStep((step + 1) as Step)
  }
  const goBack = () => {
    if (step > 0) return setStep((step - 1) as Step)
    forgetAnswers(window.sessionStorage)
    signOut()
  }

  return (
    <div className={frame}>
      <div className={circle}>
        <SkillCircle
          name={`${firstName} ${lastName}`.trim() || copy.nobodyYet}
          avatarUrl={user.avatarUrl}
          skills={skills}
          pending={typedSkill}
        />
      </div>
      <div className={column}>
        <header className={head}>
          <span className={brand}>
            <Wordmark />
          </span>
          <ProgressDots count={3} current={step} />
        </header>
        <main id="main" className={main} tabIndex={-1}>
          <Stack gap={8}>
            <Heading level={1} ref={heading} tabIndex={-1} className={title}>
              {copy.steps[step].title}
            </Heading>
            <Text tone="muted">{copy.steps[step].line}</Text>
            <ImportButton key={step} values={() => form.getValues()} isUnsaved={formState.isDirty} onTake={take} />
          </Stack>
          <form
            className={formStyle}
            onSubmit={(event) => (isLastStep(step) ? finish(event) : void goOn(event))}
            noValidate
          >
            <SuggestProfileValuesContext value={suggest}>
              <Fragment key={takenCount}>
                {step === 0 ? <AboutStep control={control} /> : null}
                {step === 1 ? <SkillsStep control={control} onTyped={setTypedSkill} /> : null}
                {step === 2 ? <PlaceStep control={control} /> : null}
              </Fragment>
            </SuggestProfileValuesContext>
            <FormError message={formState.errors.root?.message} />
            <div className={actions}>
              <Button variant="text" size={48} className={back} icon={<ArrowLeftIcon size={20} />} onPress={goBack}>
                {copy.back}
                {step === 0 ? <VisuallyHidden> {copy.signOutHint}</VisuallyHidden> : null}
              </Button>
              <Button
                type="submit"
                variant="accent"
                size={48}
                iconEnd={formState.isSubmitting ? undefined : <ArrowRightIcon size={20} weight="bold" />}
                loading={formState.isSubmitting}
              >
                {formState.isSubmitting ? copy.saving : copy.next[step]}
              </Button>
            </div>
          </form>
        </main>
      </div>
    </div>
  )
}

/** Where a code was scanned in another tab, before an invitation was opened in this one, its comparison is led to afterwards. */
function useScanOfOtherTab() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  useEffect(() => {
    const scanned = takeScan(window.localStorage)
    if (scanned && !query.has('returnTo')) void navigate(paths.onboarding({ returnTo: scanned }), { replace: true })
  }, [navigate, query])
}

/** Puts the focus on what is new after a change, not at first. */
function useFocusOnChange(value: unknown) {
  const element = useRef<HTMLElement>(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    element.current?.focus()
  }, [value])
  return element
}
