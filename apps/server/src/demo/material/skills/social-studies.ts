import { skillTree, unit } from './tree.ts';

export const socialStudies = skillTree('Social Studies', 'SOC', [
  unit('KG', 'FAM', 'My family', [['-', 'Talk about the people at home and how they help one another']]),
  unit('1', 'COM', 'My neighbourhood', [
    ['Helpers', 'Name people who help us and say what they do'],
    ['Safety', 'Cross the road safely'],
  ]),
  unit('2', 'TWN', 'Village and town', [
    ['-', 'Compare life in a village and in a city'],
    ['Transport', 'Choose the right transport for a journey'],
  ]),
  unit('3', 'MAP', 'Maps', [
    ['Directions', 'Use the four directions'],
    ['Symbols', 'Read a simple map with its key'],
  ]),
  unit('3', 'CUL', 'Customs and festivals', [['-', 'Describe Eid, Nauroz and Independence Day']]),
  unit('4', 'GEO', 'Our land', [
    ['Provinces', 'Name the provinces of Pakistan and their capitals'],
    ['Landforms', 'Describe mountains, plains, plateaus and deserts'],
  ]),
  unit('4,5', 'RIV', 'Rivers of the region', [
    ['The Indus', 'Follow the Indus from its source to the sea'],
    ['Rivers of Afghanistan', 'Find the Kabul, Helmand, Hari and Amu on a map'],
  ]),
  unit('5', 'HIS', 'Early civilisations', [
    ['The Indus Valley', 'Describe life in Moenjodaro and Harappa'],
    ['Gandhara', 'Describe the art and learning of Gandhara'],
  ]),
  unit('5', 'CIV', 'Living together', [['Rights', 'Name the rights and duties of a child']]),
  unit('6', 'WOR', 'The world', [
    ['Continents', 'Name the continents and oceans'],
    ['Climate', 'Explain why climates differ'],
  ]),
  unit('6', 'HIS', 'Roads of trade', [['The Silk Road', 'Explain what travelled along the Silk Road']]),
  unit('6', 'WAT', 'Water and farming', [['Karez', 'Explain how a karez brings water to a village']]),
  unit('7', 'HIS', 'Muslim civilisation', [
    ['Scholars', 'Name Muslim scholars and their work'],
    ['The Mughals', 'Describe rule and building under the Mughals'],
  ]),
  unit('7', 'ECO', 'Money', [
    ['Budget', 'Tell needs from wants and plan a budget'],
    ['Banks', 'Say what a bank does'],
  ]),
  unit('8', 'PAK', 'The Pakistan Movement', [
    ['Leaders', 'Name the leaders of the Pakistan Movement and what they did'],
    ['Independence', 'Put the events of 1940 to 1947 in order'],
  ]),
  unit('8', 'AFG', 'Afghanistan', [
    ['Provinces', 'Name regions, provinces and cities of Afghanistan'],
    ['Independence', 'Tell how Afghanistan won its independence in 1919'],
  ]),
  unit('8', 'GOV', 'Government', [['-', 'Explain what law-makers, ministers and judges do']]),
  unit('9', 'GEO', 'People and resources', [
    ['Monsoon', 'Explain the monsoon and its effects'],
    ['Population', 'Read a population pyramid', 'Migration'],
  ]),
  unit('10', 'WOR', 'The world together', [
    ['United Nations', 'Describe the aims and bodies of the United Nations'],
    ['Media', 'Check a piece of news before sharing it'],
  ]),
]);
