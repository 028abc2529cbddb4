/** Whether a first name goes with the feminine or the masculine form of a German job title, and with which portraits. */
export type Form = 'f' | 'm'

export interface Culture {
  f: readonly string[]
  m: readonly string[]
  last: readonly string[]
  /** Skin tones of the portraits, lightest first, as places in the scale of eight. */
  skin: readonly [from: number, to: number]
  /** How somebody from here writes their first language, in English and in German. */
  language: readonly [en: string, de: string]
  /** Women of this culture wear a scarf in some portraits. */
  scarves?: boolean
}

const list = (names: string) => names.split(' ')

export const CULTURES = {
  german: {
    f: list(
      'Anna Katrin Greta Sabine Ulrike Frieda Miriam Heike Theresa Nele Paula Carolin Ines Birgit Leonie Marlene Silke Antonia Ronja Franziska Judith Wiebke Elke Magdalena Henrike Svenja Charlotte Barbara Emma Dorothea Veronika Luise Josefine Annika Regina Rosa',
    ),
    m: list(
      'Moritz Jan Fabian Uwe Korbinian Lukas Stefan Bernd Felix Thilo Emil Rainer Jakob Henning Ole Konstantin Dirk Xaver Paul Anton Tobias Niklas Gregor Ludwig Arne Vincent Hannes Volker Florian Simon Georg Malte Benedikt Jörg Erik Sebastian',
    ),
    last: list(
      'Ackermann Albers Bachmeier Baumgartl Behrends Bergfeld Bruckner Dallmann Eberl Ehrenreich Engelhardt Falkner Fiedler Friedrichsen Gärtner Gebhardt Goldhammer Gruber Hagedorn Hartwig Heidenreich Hinrichs Holzapfel Huber Jacobsen Jansen Käfer Kaltenegger Kirchhoff Klingenberg Köhler Kornfeld Kreutzer Kühnel Lachner Landgraf Lechner Lindemann Löffler Mahlstedt Meinhardt Mühlbauer Neubert Nöthen Oberhuber Ostermann Petersen Pfeiffer Pohlmann Quast Rabenstein Reichelt Riedl Rosenhagen Rößler Sandmann Schäfer Schönfeld Seidenspinner Sommerfeld Steinbrink Stöcker Tannert Thalheim Uhlig Vogelsang Wacker Wendland Weißbach Wiesinger Wolfram Zacherl Ziegenhorn Zöllner',
    ),
    skin: [0, 2],
    language: ['German', 'Deutsch'],
  },
  austrian: {
    f: list('Valentina Magdalena Elisabeth Notburga Kathrin Viktoria Lisa Romana'),
    m: list('Matthäus Alois Clemens Raphael Wolfgang Josef Severin Dominik'),
    last: list(
      'Aschenwald Egger Feichtner Gstrein Haslinger Innerebner Kofler Larcher Moosbrugger Obwegeser Plattner Rainalter Schöpf Tschurtschenthaler Unterwurzacher Wopfner',
    ),
    skin: [0, 2],
    language: ['German', 'Deutsch'],
  },
  swiss: {
    f: list('Seraina Corinne Ladina Regula'),
    m: list('Reto Urs Flurin Beat'),
    last: list('Ammann Bärtschi Caduff Gerber Hürlimann Inauen Rüegg Zumthorn'),
    skin: [0, 2],
    language: ['Swiss German', 'Schweizerdeutsch'],
  },
  southTyrolean: {
    f: list('Chiara Evelyn Martha Giulia'),
    m: list('Hannes Andrea Ivan Michl'),
    last: list('Pichler Trebo Kostnerin Zanolla Mutschlechner Ferrighi Dapunt Rottensteiner'),
    skin: [1, 3],
    language: ['Italian', 'Italienisch'],
  },
  portuguese: {
    f: list('Mafalda Leonor Teresa Joana Catarina Filipa'),
    m: list('Duarte Gonçalo Tiago Nuno Afonso Vasco'),
    last: list('Arruda Baptista Cardoso Figueira Lourenço Seabra Pacheco Queirós Salgueiro Teixeira Valadares Vilaça'),
    skin: [2, 4],
    language: ['Portuguese', 'Portugiesisch'],
  },
  french: {
    f: list('Margaux Élodie Solène Noémie'),
    m: list('Bastien Théo Loïc Antoine'),
    last: list('Auberger Blanchet Chevrolat Delmas Fontanel Garrigue Perrochon Rivoire'),
    skin: [0, 3],
    language: ['French', 'Französisch'],
  },
  polish: {
    f: list('Agnieszka Kinga Zofia Małgorzata Dorota'),
    m: list('Paweł Bartosz Łukasz Wojciech Michał'),
    last: list('Borkowski Czajka Dudek Gawron Jabłoński Krawczuk Maziarz Olszewski Pietrzyk Sikorka Wróbel Żurek'),
    skin: [0, 1],
    language: ['Polish', 'Polnisch'],
  },
  turkish: {
    f: list('Elif Zeynep Derya Selin'),
    m: list('Emre Kerem Barış Okan'),
    last: list('Aksoy Çelik Doğan Erdem Güneş Karaçay Öztürk Yalçın'),
    skin: [2, 4],
    language: ['Turkish', 'Türkisch'],
    scarves: true,
  },
  arabic: {
    f: list('Rania Samira Nour Hiba'),
    m: list('Omar Ziad Tarek Nabil'),
    last: list('Alkhatib Barakeh Darwish Fayadh Mansouri Sabbaghi'),
    skin: [3, 5],
    language: ['Arabic', 'Arabisch'],
    scarves: true,
  },
  indian: {
    f: list('Ananya Meera Kavitha Divya'),
    m: list('Arjun Rohit Sanjeev Vikram'),
    last: list('Balakrishnan Deshpande Iyengar Kulkarni Menon Subramaniam'),
    skin: [4, 6],
    language: ['Hindi', 'Hindi'],
  },
  african: {
    f: list('Abeni Makena Efua Zawadi'),
    m: list('Kwabena Chidi Jabari Tunde'),
    last: list('Adomako Balogun Kamau Mensah Nwachukwu Okafor'),
    skin: [6, 7],
    language: ['English', 'Englisch'],
  },
  vietnamese: {
    f: list('Linh Thảo Mai'),
    m: list('Minh Quân Bảo'),
    last: list('Dương Huỳnh Lương Phạm'),
    skin: [1, 3],
    language: ['Vietnamese', 'Vietnamesisch'],
  },
  ukrainian: {
    f: list('Oksana Daryna Halyna'),
    m: list('Andrij Bohdan Taras'),
    last: list('Boikenko Hnatiuk Marchuk Savchyk'),
    skin: [0, 1],
    language: ['Ukrainian', 'Ukrainisch'],
  },
  spanish: {
    f: list('Lucía Alba Nerea'),
    m: list('Íñigo Álvaro Joaquín'),
    last: list('Echeverri Montalván Olivares Quintanal'),
    skin: [2, 4],
    language: ['Spanish', 'Spanisch'],
  },
  brazilian: {
    f: list('Jussara Thaís Luana'),
    m: list('Caetano Thiago Raí'),
    last: list('Albuquerque Bittencourt Guimarães Sampaio'),
    skin: [3, 6],
    language: ['Brazilian Portuguese', 'Brasilianisches Portugiesisch'],
  },
  nordic: {
    f: list('Sigrid Ingeborg Maja'),
    m: list('Aksel Torbjørn Nils'),
    last: list('Bergqvist Fjeldsted Holmström Østergård'),
    skin: [0, 1],
    language: ['Swedish', 'Schwedisch'],
  },
  persian: {
    f: list('Shirin Parisa'),
    m: list('Kaveh Navid'),
    last: list('Farrokhi Golestani Rahimian'),
    skin: [2, 4],
    language: ['Persian', 'Persisch'],
  },
} as const satisfies Record<string, Culture>

export type CultureName = keyof typeof CULTURES
