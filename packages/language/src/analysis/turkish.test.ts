import { testForms } from '../testing/form-table.ts';
import { TURKISH_FORMS } from './forms/turkish-forms.ts';

testForms('Turkish', 'tr', TURKISH_FORMS);
