import { describe, expect, it } from 'vitest'
import * as designSystem from './index.ts'
import * as testing from './testing/index.ts'
import * as tokens from './tokens/index.ts'

describe('the front doors', () => {
  it('export the parts and nothing else', () => {
    expect(Object.keys(designSystem).sort()).toEqual([
      'ActionBar',
      'AlertDialog',
      'Avatar',
      'AvatarStack',
      'Badge',
      'Banner',
      'Box',
      'BusyRing',
      'Button',
      'ButtonLink',
      'Card',
      'Checkbox',
      'Chip',
      'ChipButton',
      'CircleMark',
      'ComboBox',
      'Composer',
      'CoverageRing',
      'DateHeading',
      'Dialog',
      'Divider',
      'Drawer',
      'EmptyState',
      'EncryptionBadge',
      'Heading',
      'IconButton',
      'Inline',
      'KeyHint',
      'Link',
      'Marked',
      'Menu',
      'MenuDivider',
      'MenuItem',
      'MessageBubble',
      'NavigationProvider',
      'PASSWORD_RULES',
      'PasswordField',
      'ProgressDots',
      'QuestionField',
      'Reaction',
      'SegmentGlyph',
      'SegmentedControl',
      'Select',
      'Skeleton',
      'Spinner',
      'Splash',
      'Stack',
      'Switch',
      'TOAST_DURATION_MS',
      'TabLinks',
      'Tabs',
      'Tag',
      'TagField',
      'Text',
      'TextArea',
      'TextField',
      'ThemeProvider',
      'ThemeScope',
      'ToastRegion',
      'Tooltip',
      'UnreadMarker',
      'VisuallyHidden',
      'Wordmark',
      'addTags',
      'checkPassword',
      'initialsOf',
      'showToast',
    ])
  })

  it('export the tokens and nothing else', () => {
    expect(Object.keys(tokens).sort()).toEqual([
      'ELEVATION',
      'TYPE_STEPS',
      'control',
      'focusRing',
      'font',
      'layer',
      'measure',
      'media',
      'motion',
      'radius',
      'space',
      'tabular',
      'transition',
      'typeStyle',
      'vars',
      'weight',
    ])
  })

  it('export what tests need and nothing else', () => {
    expect(Object.keys(testing).sort()).toEqual(['findViolations', 'mount', 'unmountAll'])
  })
})
