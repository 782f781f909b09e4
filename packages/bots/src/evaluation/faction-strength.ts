/**
 * How many more of 100 games a deck with this faction wins than an average deck, with the other faction and the
 * opponent drawn at random. Measured with `smashup balance --bot normal --games 20 --seed 900000`: 480 games for each
 * faction, with differences shrunk 6 % towards the mean, which is what chance adds to them. Which two factions are
 * together matters far less: the win rates of the 300 pairs differ from what their two factions would suggest hardly
 * more than chance alone explains. Later factions met five to seven average ones instead: Werewolves, Mad Scientists and
 * Minions of Cthulhu in 125 games or more, Giant Ants, Vampires and Innsmouth in 84 to 90. Those of 2026-11-19 (Pretty
 * Pretty Smash Up, International Incident, It's Your Fault!, Science Fiction Double Feature) met three to five average
 * ones in 15 to 51 games, and their differences are halved, since chance alone is as large. Super Spies, Time Travelers
 * and all factions added since are not measured: they are listed with 0 and count as average.
 * In alphabetical order, a line for each, so that git can keep the lines of several branches.
 */
const STRENGTH: Readonly<Record<string, number>> = {
  'Action Heroes': 0,
  'Adolescent Epic Geckos': 0,
  Aliens: 23,
  'Anansi Tales': 9,
  'Ancient Egyptians': 1,
  'Ancient Incas': -1,
  Astroknights: 0,
  Backtimers: 0,
  'Bear Cavalry': -8,
  Changerbots: 0,
  Clowns: 0,
  Cowboys: 1,
  'Cyborg Apes': -2,
  Dinosaurs: 1,
  'Disco Dancers': 0,
  Dragons: 4,
  'Elder Things': -10,
  Explorers: -1,
  Extramorphs: 0,
  Fairies: 3,
  'G.I. Gerald': 0,
  Ghosts: -9,
  'Giant Ants': -17,
  Goblins: 0,
  Grannies: -16,
  "Grimms' Fairy Tales": -4,
  Ignobles: 0,
  Innsmouth: -38,
  'Itty Critters': 0,
  Kaiju: 0,
  'Killer Plants': 3,
  'Kitty Cats': 0,
  'Knights of the Round Table': 0,
  'Kung Fu Fighters': 0,
  Luchadors: 3,
  'Mad Scientists': -23,
  'Mega Troopers': 0,
  Mermaids: 0,
  'Magical Girls': 0,
  'Minions of Cthulhu': -22,
  'Miskatonic University': -2,
  Mounties: -2,
  Musketeers: -6,
  'Mythic Greeks': 8,
  'Mythic Horses': -6,
  Ninjas: 15,
  'Pearl and the Images': 0,
  Penguins: 0,
  Pirates: 0,
  'Polynesian Voyagers': 1,
  Princesses: 6,
  Robots: 11,
  'Rock Stars': 3,
  'Rulers of the Cosmos': 0,
  'Russian Fairy Tales': -1,
  Samurai: 1,
  Shapeshifters: -1,
  Sharks: -5,
  Sheep: 0,
  Skeletons: 0,
  'Star Roamers': 0,
  Steampunks: 2,
  'Super Spies': 0,
  Slashers: 0,
  'Sumo Wrestlers': 2,
  'Super Heroes': 0,
  Teens: 0,
  'Teddy Bears': 7,
  'Time Travelers': 0,
  Tornados: 0,
  Tricksters: -20,
  Truckers: 0,
  Vampires: -11,
  Vigilantes: 0,
  Vikings: -3,
  Werewolves: 2,
  'World Champs': 0,
  Wizards: -13,
  Wraithrustlers: 0,
  Zombies: 0,
};

/** The sum over the factions of a deck. A faction that has not been measured yet counts as an average one. */
export function strengthOf(factions: readonly string[]): number {
  let sum = 0;
  for (const faction of factions) sum += STRENGTH[faction] ?? 0;
  return sum;
}
