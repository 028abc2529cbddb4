import { join } from 'node:path'
import { SOURCE_CONDITION } from '@umkreis/tooling/vitest'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { contentSecurityPolicy } from './vite/content-security-policy.ts'
import { emojiTable } from './vite/emoji-table.ts'
import { integrity } from './vite/integrity.ts'
import { slimIcons } from './vite/slim-icons.ts'
import { preloadFonts } from './vite/preload-fonts.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { skillNames } from './vite/skill-names.ts'
import { TRANSLATIONS, translated } from './vite/translated.ts'

const server = process.env.UMKREIS_SERVER ?? `http://127.0.0.1:${process.env.PORT ?? 4800}`

const proxy = { '/api': { target: server }, '/readyz': { target: server }, '/chatHub': { target: server, ws: true } }

/** What the first answers need; whatever else these packages grow loads with the screens that ask for it. */
const BASE = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router|jotai|ky|valibot)/',
    String.raw`packages/api-client/src/([\w-]+\.ts|resources/(auth|custom-fields|groups|looks|manager|messages|users)\.ts)`,
    String.raw`packages/schemas/src/([\w-]+\.ts|auth/|look/|profile/(profile-update|user)\.|chat/(group|message)\.)`,
    String.raw`packages/schemas/src/(admin/(delete-users|invitations)\.|surround-me/(search|suggestions)\.)`,
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
)
// What sign-in is made of besides, module by module: a share count would draw in whatever other screens begin to share.
const PARTS = new RegExp(
  [
    '@phosphor-icons/react/dist/(lib/|(csr|defs)/(ArrowSquareOut|CheckCircle|WarningCircle)\\.)',
    '@vanilla-extract/recipes|clsx/dist|preload-helper',
    'react-aria-components/dist/private/(Autocomplete|Button|FieldError|Form|Group|Input|Label|Link|ProgressBar|Text|TextArea|TextField|utils)\\.',
    'react-aria/dist/private/(button/useButton|collections/Hidden|focus/useFocusRing|form/|i18n/(I18nProvider|useDefaultLocale|utils)|label/|link/)',
    'react-aria/dist/private/(live-announcer|ssr|textfield/useTextField|utils/shadowdom)',
    'react-aria/dist/private/interactions/(context|create|focusSafely|textSelection|useFocus|useHover|useKeyboard|usePress|utils)',
    'react-aria/dist/private/utils/(chain|domHelpers|filterDOMProps|focusWithoutScrolling|getMetaValue|getNonce|isElementVisible|isFocusable)\\.',
    'react-aria/dist/private/utils/(isVirtualEvent|mergeProps|mergeRefs|openLink|platform|runAfterTransition|useEffectEvent|useFormReset)\\.',
    'react-aria/dist/private/utils/(useGlobalListeners|useId|useLabels|useLayoutEffect|useObjectRef|useSyncRef|useValueEffect)\\.',
    'react-stately/dist/private/(flags/|form/|utils/useControlledState)',
    'design-system/src/components/(Button/(Button|RoundButton)|Field|Link|Spinner|Text|TextField|VisuallyHidden)[/.]',
    'design-system/src/internal/(arc|class-names|labels|merge-refs)\\.',
    'web/src/services/(api|leaving|log|looks|looks-memory|member-memory|picture|session|session-state)\\.ts',
    'web/src/shared/(paths|when-idle|form/(copy|describe-failure)|i18n/(choose-language|format-today|locale|messages))',
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
)
const START =
  /app[\\/](copy|errors[\\/](BrokenCircle|BareScreen|copy|errors)|frame[\\/](copy|in-frame|use-announced|format-title))|services[\\/](scheme|unread|reach)\.ts|conversation[\\/]observed\.ts|ArrowClockwise|(defs|csr)[\\/]Eye(Slash)?\.|components[\\/](Box|CircleMark)[\\/]|sprinkles|vars\.css|packages[\\/]theme[\\/]src[\\/]css/
const AUTH =
  /react-hook-form|hookform|components[\\/]PasswordField|shared[\\/]form[\\/](use-submit|fields|FormError|use-form-value)|(csr|defs)[\\/]Circle\.|routes[\\/]login|SignInPage|form\.css|features[\\/]auth[\\/](copy|AuthFrame|components[\\/](CirclePanel|auth-|orbit))|app[\\/]frame[\\/]PublicFrame/
// The words of overlays stand with what builds a table of them as it loads: from another file they might come too late.
const TIPS =
  /private[\\/](overlays|intl[\\/]overlays|tooltip|Tooltip)|components[\\/](Tooltip|TextArea|Button[\\/]IconButton)/

/** What screens of members share, once enough of them do. */
const SHELL =
  /node_modules[\\/](react-aria|react-aria-components|react-stately)[\\/]|packages[\\/]design-system[\\/]|web[\\/]src[\\/](shared|services)|tanstack|@internationalized/
// The frame around the screens of members, and what the parts of the chat share: many small files would compress badly.
const FRAME = new RegExp(
  [
    '@phosphor-icons/react/dist/(csr|defs)/(ArrowLeft|CaretDown|CaretRight|ChatCircle|Check|Command|List|MagnifyingGlass|Moon)\\.',
    '@phosphor-icons/react/dist/(csr|defs)/(Desktop|SignOut|SlidersHorizontal|Sun|X)\\.',
    'design-system/src/components/(EmptyState|KeyHint|Menu|SegmentedControl|Skeleton)/',
    'design-system/src/internal/contents\\.',
    'dist/private/(button/useToggleButton|toggle/useToggleGroup|toolbar/|ToggleButton)',
    'query-core/build/',
    'web/src/app/shell/',
    'web/src/services/(shell|query-client|conversation/(conversations|use-observed)|keys/key-store-problem)\\.',
    'chat-hub/src/(connection|conversation|protocol)/errors|crypto/src/errors',
    'web/src/shared/(command-key|focus/focus-when-lost|ui/LoadedPart|format/format-name|hooks/use-late)',
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
)
const TALK =
  /features[\\/]chat[\\/](copy|state[\\/](active-group|groups|messages|opened-files|send-files|uploads)|logic[\\/](active-group|blob-cache|check-chosen|group-|message-list|problem-detail|safe-file-name|uploads))|shared[\\/]pictures[\\/]picture-type|schemas[\\/]src[\\/]chat[\\/]attachment/

export default defineConfig(({ command, mode }) => ({
  base: '/app/',
  plugins: [
    // `vite build --mode de` builds the German words.
    translated(languageOf(mode)),
    // English is what stands in for a language that is not there.
    optimizeLocales.vite({ locales: [...new Set(['en-US', languageOf(mode) ?? 'en-US'])] }),
    react(),
    // Left alone, it takes the build in another language for one to be debugged.
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    slimIcons(['src', '../../packages/design-system/src'].map((folder) => join(import.meta.dirname, folder))),
    emojiTable(),
    skillNames(),
    contentSecurityPolicy(),
    preloadFonts(),
    serviceWorker([translated(languageOf(mode))]),
    integrity(),
  ],
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  // What writes the styles runs in Node: it takes sources too, and not what was built of them some time ago.
  ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Every browser of that age knows the links that load modules ahead.
    modulePreload: { polyfill: false },
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first file names all others: a letter less in each is felt before anybody has signed in.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6].[ext]',
        // Few files compress better than many. What every screen needs is one of them, the parts that many screens share
        // a second, and the rest loads with the screens. What starts the application and what signs in are one file each;
        // what places tooltips stays out of both.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: BASE, priority: 2 },
            { name: 'start', test: START, priority: 3 },
            { name: 'auth', test: AUTH, priority: 3 },
            { name: 'tips', test: TIPS, minShareCount: 8, priority: 2 },
            { name: 'shell', test: SHELL, minShareCount: 10, priority: 0 },
            { name: 'parts', test: PARTS, priority: 1 },
            { name: 'frame', test: FRAME, priority: 1 },
            { name: 'talk', test: TALK, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy,
  },
  preview: { proxy },
}))

function languageOf(mode: string) {
  return TRANSLATIONS.find((language) => language === mode)
}
