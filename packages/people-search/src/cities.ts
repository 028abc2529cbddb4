import { foldText } from './fold.ts'

/** A city with the names it is asked for by, its own first. */
export interface City {
  names: readonly string[]
  latitude: number
  longitude: number
}

// Rounded to a hundredth of a degree, about a kilometre.
const TABLE = `
München|Munich|Monaco di Baviera 48.14 11.58
Augsburg 48.37 10.90
Rosenheim 47.86 12.13
Nürnberg|Nuremberg 49.45 11.08
Regensburg 49.02 12.10
Ingolstadt 48.77 11.42
Ulm 48.40 9.99
Kempten 47.73 10.32
Landshut 48.54 12.15
Passau 48.57 13.43
Würzburg 49.79 9.95
Garmisch-Partenkirchen|Garmisch 47.49 11.10
Berlin 52.52 13.40
Hamburg 53.55 9.99
Köln|Cologne 50.94 6.96
Bonn 50.74 7.10
Düsseldorf 51.23 6.78
Dortmund 51.51 7.47
Essen 51.46 7.01
Duisburg 51.43 6.76
Bochum 51.48 7.22
Wuppertal 51.26 7.15
Münster 51.96 7.63
Bielefeld 52.02 8.53
Frankfurt am Main|Frankfurt 50.11 8.68
Mainz 50.00 8.27
Wiesbaden 50.08 8.24
Darmstadt 49.87 8.65
Mannheim 49.49 8.47
Heidelberg 49.40 8.69
Karlsruhe 49.01 8.40
Stuttgart 48.78 9.18
Freiburg|Freiburg im Breisgau 48.00 7.84
Konstanz|Constance 47.66 9.17
Saarbrücken 49.24 7.00
Leipzig 51.34 12.37
Dresden 51.05 13.74
Chemnitz 50.83 12.92
Halle|Halle (Saale) 51.48 11.97
Erfurt 50.98 11.03
Jena 50.93 11.59
Magdeburg 52.12 11.63
Hannover|Hanover 52.38 9.73
Braunschweig|Brunswick 52.27 10.52
Göttingen 51.54 9.93
Kassel 51.31 9.48
Bremen 53.08 8.80
Kiel 54.32 10.13
Lübeck 53.87 10.69
Rostock 54.09 12.14
Potsdam 52.40 13.06
Wien|Vienna 48.21 16.37
Graz 47.07 15.44
Linz 48.31 14.29
Salzburg 47.80 13.05
Innsbruck 47.27 11.39
Klagenfurt 46.62 14.31
Villach 46.61 13.85
Bregenz 47.50 9.75
Dornbirn 47.41 9.74
Kufstein 47.58 12.17
Zürich|Zurich 47.38 8.54
Basel|Basle 47.56 7.59
Bern|Berne 46.95 7.45
Genf|Genève|Geneva 46.20 6.14
Lausanne 46.52 6.63
Luzern|Lucerne 47.05 8.31
St. Gallen|Sankt Gallen 47.42 9.37
Chur 46.85 9.53
Winterthur 47.50 8.72
Lugano 46.01 8.95
Bozen|Bolzano 46.50 11.35
Meran|Merano 46.67 11.16
Brixen|Bressanone 46.72 11.66
Trient|Trento 46.07 11.12
Verona 45.44 10.99
Mailand|Milano|Milan 45.46 9.19
Turin|Torino 45.07 7.69
Venedig|Venezia|Venice 45.44 12.32
Bologna 44.49 11.34
Florenz|Firenze|Florence 43.77 11.26
Rom|Roma|Rome 41.90 12.50
Neapel|Napoli|Naples 40.85 14.27
Grenoble 45.19 5.72
Lyon 45.76 4.84
Chambéry 45.57 5.92
Annecy 45.90 6.13
Paris 48.86 2.35
Marseille 43.30 5.37
Toulouse 43.60 1.44
Bordeaux 44.84 -0.58
Straßburg|Strasbourg 48.57 7.75
Nantes 47.22 -1.55
Nizza|Nice 43.70 7.27
Lille 50.63 3.06
Porto|Oporto 41.15 -8.61
Vila Nova de Gaia|Gaia 41.12 -8.61
Lissabon|Lisboa|Lisbon 38.72 -9.14
Coimbra 40.21 -8.43
Braga 41.55 -8.43
Faro 37.02 -7.93
Madrid 40.42 -3.70
Barcelona 41.39 2.17
Valencia 39.47 -0.38
Sevilla|Seville 37.39 -5.98
Bilbao 43.26 -2.93
Kraków|Krakau|Cracow 50.06 19.94
Warschau|Warszawa|Warsaw 52.23 21.01
Gdańsk|Danzig 54.35 18.65
Breslau|Wrocław|Wroclaw 51.11 17.04
Posen|Poznań|Poznan 52.41 16.93
Katowice|Kattowitz 50.26 19.02
Zakopane 49.30 19.95
Prag|Praha|Prague 50.08 14.44
Brünn|Brno 49.20 16.61
Pilsen|Plzeň 49.74 13.37
Bratislava|Pressburg 48.15 17.11
Budapest 47.50 19.04
Ljubljana|Laibach 46.06 14.51
Zagreb 45.81 15.98
Belgrad|Beograd|Belgrade 44.79 20.45
Bukarest|București|Bucharest 44.43 26.10
Sofia 42.70 23.32
Athen|Athens|Athína 37.98 23.73
Istanbul 41.01 28.98
Ankara 39.93 32.86
Kiew|Kyiv|Kyjiw|Kiev 50.45 30.52
Lemberg|Lwiw|Lviv 49.84 24.03
Brüssel|Bruxelles|Brussels 50.85 4.35
Antwerpen|Antwerp 51.22 4.40
Gent|Ghent 51.05 3.72
Luxemburg|Luxembourg 49.61 6.13
Amsterdam 52.37 4.90
Rotterdam 51.92 4.48
Utrecht 52.09 5.12
Eindhoven 51.44 5.47
London 51.51 -0.13
Manchester 53.48 -2.24
Edinburgh 55.95 -3.19
Dublin 53.35 -6.26
Kopenhagen|København|Copenhagen 55.68 12.57
Aarhus 56.16 10.20
Stockholm 59.33 18.07
Göteborg|Gothenburg 57.71 11.97
Malmö 55.60 13.00
Oslo 59.91 10.75
Bergen 60.39 5.32
Trondheim 63.43 10.40
Helsinki 60.17 24.94
Tallinn 59.44 24.75
Riga 56.95 24.11
Vilnius|Wilna 54.69 25.28
Vaduz 47.14 9.52
`

const CITIES: readonly City[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const match = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(row)
    if (!match) throw new Error(`Not a row of the table of cities: ${row}`)
    return { names: (match[1] ?? '').split('|'), latitude: Number(match[2]), longitude: Number(match[3]) }
  })

const BY_NAME = new Map(CITIES.flatMap((city) => city.names.map((name) => [foldText(name), city] as const)))

/** Finds a city by any of its names, folded. Outside Europe, and for small places, there is nothing. */
export function findCity(foldedName: string): City | undefined {
  return BY_NAME.get(foldedName)
}

/** Cities with a name that begins with a folded text: by that name, with what the city is compared by. */
export function citiesStartingWith(beginning: string): { name: string; key: string }[] {
  const found = new Map<City, { name: string; key: string }>()
  for (const [folded, city] of BY_NAME) {
    if (found.has(city) || !folded.startsWith(beginning)) continue
    const name = city.names.find((one) => foldText(one) === folded) ?? folded
    found.set(city, { name, key: foldText(city.names[0] ?? name) })
  }
  return [...found.values()]
}

/** What a city is compared by, whichever of its names is written: `munchen` for München and Munich. */
export function cityKey(name: string): string {
  const folded = foldText(name)
  return foldText(findCity(folded)?.names[0] ?? folded)
}

/** The distance over the ground in kilometres, by the haversine formula on a sphere. */
export function distanceKm(from: City, to: City): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const a =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(a))
}
