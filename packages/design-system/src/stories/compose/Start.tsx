import { useState, type ReactNode } from 'react'
import {
  Avatar,
  Button,
  Chip,
  ChipButton,
  Heading,
  Inline,
  Link,
  PasswordField,
  ProgressDots,
  Stack,
  TagField,
  Text,
  TextField,
  Wordmark,
} from '../../index.ts'
import { portraitOf } from '../people.ts'
import { form, halves, pictureSide } from './compose.css.ts'
import { Orbit, type Placement } from './Shell.tsx'

const COLLEAGUES: readonly Placement[] = [
  { person: 0, radius: 27, degrees: 320, parts: [true, true, true] },
  { person: 4, radius: 27, degrees: 80, parts: [true, false, true] },
  { person: 5, radius: 27, degrees: 200, parts: [true, true, false] },
  { person: 2, radius: 44, degrees: 20 },
  { person: 6, radius: 44, degrees: 135 },
  { person: 7, radius: 44, degrees: 250 },
  { person: 9, radius: 44, degrees: 295 },
]

/** Signing in; the message of a wrong password when it was one. */
export function SignIn({ wrong = false }: { wrong?: boolean }): ReactNode {
  return (
    <div className={halves}>
      <main className={form}>
        <Wordmark />
        <Heading level={1}>Welcome back</Heading>
        <TextField label="E-mail" type="email" autoComplete="username" defaultValue="j.brandt@lindwerk.example" />
        <PasswordField
          label="Password"
          defaultValue={wrong ? 'Bergbahn' : undefined}
          error={wrong ? 'Invalid email or password' : undefined}
          action={<Link href="#forgot">Forgot password?</Link>}
        />
        <Button variant="accent" size={48} full>
          Sign in
        </Button>
        <Text size="small" tone="muted">
          New here? An invitation by e-mail leads you in.
        </Text>
      </main>
      <div className={pictureSide}>
        <Orbit people={COLLEAGUES}>
          <Avatar name="Johanna Brandt" src={portraitOf('Johanna Brandt')} size={96} />
        </Orbit>
      </div>
    </div>
  )
}

const OFTEN = ['Scrum', 'Roadmaps', 'SAP PP', 'Kabinenbau', 'Sicherheitsnachweis']

/** The second step of the way in: what one can. */
export function Skills(): ReactNode {
  const [skills, setSkills] = useState<readonly string[]>(['Produktstrategie', 'HMI', 'Seilbahn-Zulassung'])
  return (
    <div className={halves}>
      <main className={form}>
        <ProgressDots count={3} current={1} />
        <Stack gap={8}>
          <Heading level={1}>What can people ask you?</Heading>
          <Text tone="muted">Whatever you would help somebody with. German, English, both: all of it is found.</Text>
        </Stack>
        <TagField
          label="Skills"
          tags={skills}
          onChange={setSkills}
          max={20}
          hint="Separate with commas, or press Enter."
        />
        <Stack gap={8}>
          <Text size="small" weight={600}>
            Often named together
          </Text>
          <Inline lang="de">
            {OFTEN.filter((skill) => !skills.includes(skill)).map((skill) => (
              <ChipButton key={skill} onPress={() => setSkills([...skills, skill])}>
                {skill}
              </ChipButton>
            ))}
          </Inline>
        </Stack>
        <Inline justify="space-between">
          <Button variant="text" size={48}>
            Back
          </Button>
          <Button variant="accent" size={48}>
            Continue
          </Button>
        </Inline>
      </main>
      <div className={pictureSide}>
        <Orbit people={COLLEAGUES.slice(3)}>
          <Stack gap={8} align="center">
            <Avatar name="Johanna Brandt" src={portraitOf('Johanna Brandt')} size={96} />
            <Chip>{skills.at(-1) ?? 'Your first skill'}</Chip>
          </Stack>
        </Orbit>
      </div>
    </div>
  )
}
