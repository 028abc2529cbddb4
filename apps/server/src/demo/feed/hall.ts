/** The new test hall with its ribbon, drawn as the product draws: flat, in the company's colours. */
export const HALL_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1448 300" width="1448" height="300">
<rect width="1448" height="300" fill="#CFE3DF"/>
<path d="M950 0h498v300H950z" fill="#BCD7D2"/>
<path d="M950 116a230 230 0 0 1 230 184H950z" fill="#A5C8C1"/>
<path d="M1220 0a330 330 0 0 1 228 130v170h-170A300 300 0 0 0 1220 0z" fill="#A5C8C1" opacity=".6"/>
<path d="M136 98h814v202H136z" fill="#FFF8F6"/>
<path d="M136 98l136-76v76zM272 98l136-76v76zM408 98l136-76v76zM544 98l136-76v76zM680 98l136-76v76zM816 98l134-76v76z" fill="#FF7941"/>
<path d="M190 158h172v142H190z" fill="#124D4D"/>
<rect x="416" y="158" width="218" height="96" rx="12" fill="#9CC7C0"/><rect x="680" y="158" width="218" height="96" rx="12" fill="#9CC7C0"/>
<path d="M136 198h814v10H136z" fill="#FF7941"/><circle cx="543" cy="216" r="22" fill="#FF7941"/>
<path d="M533 228l-26 50 16 2 26-46zM551 228l30 48-14 8-26-48z" fill="#FF7941"/>
<path d="M1110 -8l340 72v10L1100 0z" fill="#0A2D2D"/><path d="M1206 14h9v56h-9z" fill="#0A2D2D"/>
<rect x="1148" y="66" width="128" height="92" rx="24" fill="#FF7941"/><rect x="1164" y="82" width="96" height="36" rx="10" fill="#FFF8F6"/>
</svg>`

/** A cable car above the clouds, in the morning. */
export const MORNING_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 640" width="1200" height="640">
<rect width="1200" height="640" fill="#FFE9DE"/><circle cx="880" cy="330" r="150" fill="#FFC9AE"/><circle cx="880" cy="330" r="84" fill="#FF9A6E"/>
<path d="M0 640V420l190-150 150 110 170-220 220 240 140-90 330 200v130z" fill="#5FA79C"/>
<path d="M0 640V520l240-90 220 80 260-110 240 90 240-60v210z" fill="#124D4D"/>
<path d="M0 96l1200 90v8L0 106z" fill="#0A2D2D"/><path d="M456 134h8v76h-8z" fill="#0A2D2D"/>
<rect x="372" y="206" width="176" height="124" rx="32" fill="#FF7941"/><rect x="394" y="228" width="132" height="50" rx="14" fill="#FFF8F6"/>
</svg>`

/** A drawn network of cells: what the new dashboard of the bearings looks like. */
export const BEARINGS_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 640" width="1200" height="640">
<rect width="1200" height="640" fill="#0D2526"/>
<path d="M80 520h1040M80 400h1040M80 280h1040M80 160h1040" stroke="#1D3B3C" stroke-width="2"/>
<path d="M80 470l120-20 110-60 120 30 130-90 120 40 120-120 110 60 120-150 90 30" fill="none" stroke="#8CCBC2" stroke-width="8" stroke-linejoin="round"/>
<path d="M80 500l120-10 110-20 120 10 130-30 120 10 120-40 110 10 120-30 90 10" fill="none" stroke="#FF8450" stroke-width="8" stroke-linejoin="round"/>
<circle cx="1030" cy="190" r="22" fill="#FF8450"/>
</svg>`
