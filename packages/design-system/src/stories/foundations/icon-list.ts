import type { Icon } from '@phosphor-icons/react'
import { ArrowBendUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowBendUpLeft'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { BriefcaseIcon } from '@phosphor-icons/react/dist/csr/Briefcase'
import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf'
import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe'
import { GraduationCapIcon } from '@phosphor-icons/react/dist/csr/GraduationCap'
import { HandsClappingIcon } from '@phosphor-icons/react/dist/csr/HandsClapping'
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin'
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon'
import { PaperclipIcon } from '@phosphor-icons/react/dist/csr/Paperclip'
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { SmileyIcon } from '@phosphor-icons/react/dist/csr/Smiley'
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun'
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import { UserIcon } from '@phosphor-icons/react/dist/csr/User'
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle'
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'

/** An icon and the one thing it means. */
export interface IconMeaning {
  readonly name: string
  readonly icon: Icon
  readonly means: string
}

const icon = (name: string, drawing: Icon, means: string): IconMeaning => ({ name, icon: drawing, means })

/** The icons a screen is most often made of, by what they speak about: one icon, one meaning. */
export const ICONS: Readonly<Record<string, readonly IconMeaning[]>> = {
  People: [
    icon('User', UserIcon, 'A person'),
    icon('UsersThree', UsersThreeIcon, 'A group'),
    icon('UserPlus', UserPlusIcon, 'Invite somebody'),
    icon('UserCircle', UserCircleIcon, 'My profile'),
    icon('Briefcase', BriefcaseIcon, 'Position'),
    icon('GraduationCap', GraduationCapIcon, 'Skill'),
    icon('Translate', TranslateIcon, 'Language'),
    icon('MapPin', MapPinIcon, 'Place'),
    icon('Globe', GlobeIcon, 'Outside of the company'),
  ],
  Places: [
    icon('House', HouseIcon, 'Home'),
    icon('ChatCircle', ChatCircleIcon, 'Chat, write to somebody'),
    icon('MagnifyingGlass', MagnifyingGlassIcon, 'Search inside a list'),
    icon('SlidersHorizontal', SlidersHorizontalIcon, 'Settings, filters'),
    icon('Key', KeyIcon, 'Password, recovery code'),
    icon('SignOut', SignOutIcon, 'Sign out'),
    icon('Sun', SunIcon, 'Light'),
    icon('Moon', MoonIcon, 'Dark'),
  ],
  Actions: [
    icon('ArrowRight', ArrowRightIcon, 'On to the next step'),
    icon('Plus', PlusIcon, 'Add'),
    icon('PencilSimple', PencilSimpleIcon, 'Change'),
    icon('Copy', CopyIcon, 'Copy'),
    icon('UploadSimple', UploadSimpleIcon, 'Bring a file'),
    icon('Trash', TrashIcon, 'Delete'),
    icon('X', XIcon, 'Close, remove'),
    icon('DotsThree', DotsThreeIcon, 'More'),
    icon('Eye', EyeIcon, 'Show what is hidden'),
  ],
  Conversation: [
    icon('PaperPlaneRight', PaperPlaneRightIcon, 'Send'),
    icon('ArrowBendUpLeft', ArrowBendUpLeftIcon, 'Reply'),
    icon('Paperclip', PaperclipIcon, 'Attach'),
    icon('Smiley', SmileyIcon, 'React'),
    icon('HandsClapping', HandsClappingIcon, 'A reaction'),
    icon('Image', ImageIcon, 'Picture'),
    icon('FilePdf', FilePdfIcon, 'File'),
  ],
  States: [
    icon('Check', CheckIcon, 'Chosen'),
    icon('CheckCircle', CheckCircleIcon, 'Done, saved'),
    icon('WarningCircle', WarningCircleIcon, 'Wrong, or asks for care'),
    icon('ClockCounterClockwise', ClockCounterClockwiseIcon, 'Earlier'),
  ],
}
